import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { isOffered, type OfferedActs } from "../../../base/acts/offered-acts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import type { OfferedQuoteAct } from "./quote.offered-acts.ts";
import { joinedText, mayRepeat, repetitionText } from "./quote.texts.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";
import { quotePaths } from "./quotes.paths.ts";

interface QuoteRepetitionProps {
  readonly quote: Pick<
    QuoteRecordFragment,
    "status" | "repeatsId" | "repeatedNumber" | "joinedToId" | "joinedToNumber"
  >;
  readonly acts: OfferedActs<OfferedQuoteAct>;
  readonly busy: boolean;
  readonly onJoin: () => void;
}

/**
 * Shows that a request may duplicate an earlier one, with a button that merges them; or that it was merged.
 */
export function QuoteRepetition({ quote, acts, busy, onJoin }: QuoteRepetitionProps) {
  const { repeatsId, repeatedNumber, joinedToId, joinedToNumber } = quote;
  if (joinedToId)
    return (
      <Alert severity="info">
        {joinedText} <Link href={quotePaths.detail.to({ id: joinedToId })}>{joinedToNumber}</Link>
      </Alert>
    );
  if (!repeatsId || !mayRepeat(quote)) return null;
  return (
    <Alert
      severity="warning"
      action={
        acts.has("join") && (
          <ActButton
            size="small"
            color="inherit"
            reason={acts.get("join") ?? null}
            loading={busy && isOffered(acts, "join")}
            onClick={onJoin}
          >
            Unir solicitudes
          </ActButton>
        )
      }
    >
      {repetitionText} <Link href={quotePaths.detail.to({ id: repeatsId })}>{repeatedNumber}</Link>
    </Alert>
  );
}
