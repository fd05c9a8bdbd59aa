import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { Unread } from "../../../base/failure/Unread.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { claimKinds, clockChip, statusChip } from "../claim.texts.ts";
import { claimPaths } from "../claims.paths.ts";
import { useOwnClaimListQuery } from "./own-claims.generated.ts";
import { ownClaimTexts as texts } from "./own-claim.texts.ts";

/** Shows the requests that the viewer made while signed in, and a link to make another one. */
export function OwnClaimsSection() {
  const read = useOwnClaimListQuery({ fetchPolicy: "network-only" });
  const claims = read.data?.myClaims;
  return (
    <Section title={texts.list}>
      <Unread of={read} apart />
      {claims?.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
      <List disablePadding sx={{ mb: 3 }}>
        {claims?.map((claim) => (
          <ListItem
            key={claim.id}
            disableGutters
            secondaryAction={<StatusChip {...(clockChip(claim, todayOf(new Date())) ?? statusChip(claim))} />}
          >
            <ListItemText
              primary={<Link href={claimPaths.own.to({ claimId: claim.id })}>{claim.number}</Link>}
              secondary={claimKinds[claim.kind]}
            />
          </ListItem>
        ))}
      </List>
      <Button variant="outlined" href={claimPaths.public.to()}>
        {texts.new}
      </Button>
    </Section>
  );
}
