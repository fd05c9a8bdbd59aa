import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useOwnRefundListQuery } from "./own-refund.generated.ts";
import { ownRefundTexts as texts } from "./own-refund.texts.ts";
import { OwnMoneyBackDialogs } from "./OwnMoneyBackDialogs.tsx";
import { OwnRefunds } from "./OwnRefunds.tsx";
import { useOwnMoneyBack } from "./useOwnMoneyBack.ts";

interface OwnRefundListProps {
  /** Returns the address of the refunded record. */
  readonly pageOf: NonNullable<Parameters<typeof OwnRefunds>[0]["pageOf"]>;
}

/** Shows the refunds to a client for all purchases; hidden when there are none. */
export function OwnRefundList({ pageOf }: OwnRefundListProps) {
  const heading = useId();
  const read = useOwnRefundListQuery({ fetchPolicy: "cache-and-network" });
  const acts = useOwnMoneyBack(null);
  const { data } = read;
  if (!data) return <Unread of={read} what={texts.title} />;
  if (data.ownRefunds.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby={heading} sx={{ gap: 4 }}>
      <Typography id={heading} variant="h4" component="h2">
        {texts.title}
      </Typography>
      <Card sx={{ px: { xs: 4, md: 5 }, py: 2 }}>
        <OwnRefunds refunds={data.ownRefunds} pageOf={pageOf} onAccount={acts.askAccount} />
      </Card>
      <OwnMoneyBackDialogs acts={acts} />
    </Stack>
  );
}
