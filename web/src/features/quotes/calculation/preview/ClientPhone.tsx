import Box from "@mui/material/Box";
import { ThemeProvider } from "@mui/material/styles";
import { staysOf } from "@travesia/api/quotes/quote/offer/offer-itinerary.rules";
import { memo, useRef } from "react";
import { shownFailure } from "../../../../base/failure/failures.ts";
import { ErrorState } from "../../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { DecisionBar } from "../../approval/DecisionBar.tsx";
import { offeredOptions } from "../../approval/offer-options.ts";
import { ProposalPage } from "../../approval/ProposalPage.tsx";
import { ProposalPdf } from "../../approval/ProposalPdf.tsx";
import type { Calculated } from "../calculator.figures.ts";
import { useQuotePreviewQuery } from "../calculations.generated.ts";
import { draftProposal, keptPictures, type PreviewedQuote } from "./draft-proposal.ts";
import type { FollowedPart } from "./followed-part.ts";
import { phoneTheme } from "./phone-theme.ts";
import type { PreviewOf } from "./preview.types.ts";
import { useFollowing } from "./useFollowing.ts";
import { useHotelPictures } from "./useHotelPictures.ts";

interface ClientPhoneProps {
  readonly of: PreviewOf;
  /** Entered values, with their figures. */
  readonly calculated: Calculated;
  /** Part being edited, which the frame shows; null before any is. */
  readonly part: FollowedPart | null;
}

const nothing = () => undefined;

/** Shows a preview of the client's page with the entered values; the preview is not interactive. */
export const ClientPhone = memo(function ClientPhone({ of, ...edited }: ClientPhoneProps) {
  const { data, error, refetch } = useQuotePreviewQuery({ variables: { quoteId: of.quoteId } });
  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!data?.quote) return <RecordSkeleton />;
  return <Page of={of} {...edited} quote={data.quote} />;
});

function Page({ of, calculated, part, quote }: ClientPhoneProps & { readonly quote: PreviewedQuote }) {
  const { hotel } = calculated.sections;
  const names = hotel ? staysOf(hotel).flatMap(({ nombre }) => nombre ?? []) : [];
  const pictures = useHotelPictures(names, keptPictures(of, quote));
  const { quote: shown, sent } = draftProposal(of, calculated, quote, pictures);
  const page = useRef<HTMLElement>(null);
  useFollowing(page, part, sent);
  const picked = offeredOptions(sent.offer.options).find(({ id }) => id === of.optionId) ?? null;
  return (
    // Hidden from readers too: the frame around it describes it.
    <Box ref={page} inert aria-hidden className="t-phone" sx={{ p: 4 }}>
      <ThemeProvider theme={phoneTheme}>
        <ProposalPage
          quote={shown}
          sent={sent}
          picked={picked}
          onPick={nothing}
          added={[]}
          onAdd={nothing}
          decision={
            <DecisionBar
              price={picked?.precioTotal ?? sent.precioTotal}
              option={picked?.name ?? null}
              open
              onDecide={nothing}
            />
          }
        >
          <ProposalPdf quoteId={of.quoteId} token={null} />
        </ProposalPage>
      </ThemeProvider>
    </Box>
  );
}
