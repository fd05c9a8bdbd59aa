import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { documentKinds, formatDocument } from "@travesia/api/colombia/documents";
import {
  accountKindLabels,
  keyKindLabels,
  shownNumber,
} from "@travesia/api/content/agency-account/agency-account.rules";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { KeptAccountFragment } from "../content.generated.ts";
import { OrderedRow } from "../OrderedRow.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface AccountListProps {
  readonly accounts: readonly KeptAccountFragment[];
  readonly busy: boolean;
  readonly onEdit: (account: KeptAccountFragment) => void;
  readonly onSwitch: (account: KeptAccountFragment) => void;
  readonly onRemove: (account: KeptAccountFragment) => void;
  readonly onMove: (place: number, by: -1 | 1) => void;
}

/** Shows the agency's accounts in the order in which clients see them. */
export const AccountList = ({ accounts, busy, onEdit, onSwitch, onRemove, onMove }: AccountListProps) => (
  <Stack sx={{ gap: 3 }}>
    {accounts.map((account, place) => (
      <OrderedRow
        key={account.id}
        title={titleOf(account)}
        detail={
          <Stack sx={{ gap: 1, alignItems: "flex-start" }}>
            <span>{shownNumber(account.kind, account.keyKind, account.number)}</span>
            <span>
              {account.holder} · {documentKinds[account.holderDocumentType].label}{" "}
              {formatDocument(account.holderDocument)}
            </span>
            <StatusChip
              tone={account.active ? "leaf" : "neutral"}
              label={account.active ? "La ven tus clientes" : "Desactivada"}
            />
          </Stack>
        }
        place={place}
        count={accounts.length}
        busy={busy}
        onMove={(by) => onMove(place, by)}
      >
        <Button size="small" variant="outlined" disabled={busy} onClick={() => onEdit(account)}>
          Editar
        </Button>
        <ActButton size="small" disabled={busy} onClick={() => onSwitch(account)}>
          {account.active ? "Desactivar" : "Activar"}
        </ActButton>
        {account.removable && (
          <Button size="small" color="error" disabled={busy} onClick={() => onRemove(account)}>
            Eliminar
          </Button>
        )}
      </OrderedRow>
    ))}
  </Stack>
);

function titleOf({ kind, keyKind, bank }: KeptAccountFragment): string {
  const label = keyKind
    ? `${accountKindLabels[kind]} (${keyKindLabels[keyKind].toLowerCase()})`
    : accountKindLabels[kind];
  return bank && bank !== label ? `${bank} · ${label}` : label;
}
