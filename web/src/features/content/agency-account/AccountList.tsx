import Stack from "@mui/material/Stack";
import { documentKinds, formatDocument } from "@travesia/api/colombia/documents";
import {
  accountKindLabels,
  keyKindLabels,
  shownNumber,
} from "@travesia/api/content/agency-account/agency-account.rules";
import { ActButtons } from "../../../base/acts/ActButtons.tsx";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { KeptAccountFragment } from "../content.generated.ts";
import { OrderedRow } from "../OrderedRow.tsx";
import { type AccountAct, accountActs, offeredAccountActs } from "./account.acts.tsx";

interface AccountListProps {
  readonly accounts: readonly KeptAccountFragment[];
  readonly busy: boolean;
  readonly onAct: (act: AccountAct, account: KeptAccountFragment) => void;
  readonly onMove: (place: number, by: -1 | 1) => void;
}

const inRow = placedActs(accountActs, "row");

/** Shows the agency's accounts in the order in which clients see them. */
export const AccountList = ({ accounts, busy, onAct, onMove }: AccountListProps) => (
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
        <ActButtons
          acts={accountActs}
          names={inRow}
          offered={offeredAccountActs(account)}
          busy={busy}
          onAct={(act) => onAct(act, account)}
        />
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
