import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { RowMenu } from "../../../ui/dialog/RowMenu.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { pausedTexts } from "./paused.texts.ts";
import type { AccessTokenPartsFragment } from "./token.generated.ts";
import { tokenTexts as texts } from "./token.texts.ts";

interface TokenRowsProps {
  readonly tokens: readonly AccessTokenPartsFragment[];
  readonly onRenew: (token: AccessTokenPartsFragment) => void;
  readonly onRevoke: (token: AccessTokenPartsFragment) => void;
}

/** Shows access tokens, with buttons to renew and revoke each. */
export const TokenRows = ({ tokens, onRenew, onRevoke }: TokenRowsProps) =>
  tokens.length > 0 && (
    <List disablePadding sx={{ mb: 4 }}>
      {tokens.map((token) => (
        <ListItem key={token.id} disableGutters divider sx={{ gap: 3 }}>
          <ListItemText
            primary={token.name}
            secondary={`${texts.of(token)} · ${texts.may(token)}`}
            sx={{ minWidth: 0, overflowWrap: "anywhere" }}
          />
          {token.pausedAt && <StatusChip label={pausedTexts.isPaused} tone="sun" />}
          <RowMenu
            label={texts.actsOf(token.name)}
            acts={[
              { label: texts.renew, choose: () => onRenew(token) },
              { label: texts.revoke, choose: () => onRevoke(token) },
            ]}
          />
        </ListItem>
      ))}
    </List>
  );
