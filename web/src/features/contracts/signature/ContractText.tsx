import { besideKind } from "@travesia/api/colombia/plain";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { contractTexts, ofEachText } from "@travesia/api/contracts/contract/contract-texts.rules";
import type { ReadPart } from "@travesia/api/contracts/contract/print/contract-reading.rules";
import { Fragment, type ReactNode } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { insteadOfSession } from "../../../base/session/link-token.ts";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { ClauseText } from "../template/ClausePreview.tsx";
import { type ContractReadingQuery, useContractReadingQuery } from "./signature.generated.ts";
import { signatureTexts as texts } from "./signature.texts.ts";

interface ContractTextProps {
  readonly contractId: string;
  readonly token: string | null;
}

/** Shows the text of the contract, to read before signing; trip, price and plan are above it. */
export function ContractText({ contractId, token }: ContractTextProps) {
  const { data, error, refetch } = useContractReadingQuery({
    variables: { id: contractId },
    context: insteadOfSession(token),
    fetchPolicy: "network-only",
  });
  return (
    <Section title={texts.read}>
      {data ? (
        <Reading reading={data.contractReading} />
      ) : error ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : (
        <RecordSkeleton />
      )}
    </Section>
  );
}

type Read = ContractReadingQuery["contractReading"];

/** Renderer of each part of the text, in the order of the PDF. */
const shown: Record<ReadPart, (reading: Read) => ReactNode> = {
  parties: ({ parties, facts }) => (
    <Part title={texts.parties}>
      <Typography variant="body2">{parties}</Typography>
      <Pairs pairs={facts.map(({ label, value }) => [label, value])} />
    </Part>
  ),
  travellers: ({ travellers }) =>
    travellers.length > 0 && (
      <Part title={texts.travellers}>
        <Pairs
          pairs={travellers.map(({ name, document, holder }) => [
            holder ? `${name} (titular)` : name,
            document || texts.toComplete,
          ])}
        />
      </Part>
    ),
  services: ({ services }) =>
    services.length > 0 && (
      <Part title={texts.services}>
        <Pairs
          pairs={services.map(({ kind, text, detail }) => [
            kind,
            besideKind(kind, text, detail).join(" · ") || "Incluido",
          ])}
        />
      </Part>
    ),
  noIncluye: ({ noIncluye }) =>
    noIncluye.length > 0 && <Paragraphs title={texts.excluded} text={noIncluye.join("\n")} />,
  ...ofEachText(
    (name) =>
      ({ [name]: text }: Read) =>
        text && <Paragraphs title={contractTexts[name].title} text={text} />,
  ),
  clausulas: ({ clausulas }) => (
    <Part title={texts.clauses}>
      <ClauseText clauses={clausulas} />
    </Part>
  ),
};

const Reading = ({ reading }: { readonly reading: Read }) => (
  <Stack sx={{ gap: 5, overflowWrap: "anywhere" }}>
    {Object.entries(shown).map(([part, show]) => (
      <Fragment key={part}>{show(reading)}</Fragment>
    ))}
  </Stack>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack sx={{ gap: 2 }}>
    <Typography variant="h6" component="h3">
      {title}
    </Typography>
    {children}
  </Stack>
);

const Paragraphs = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Part title={title}>
    <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
      {text}
    </Typography>
  </Part>
);

const Pairs = ({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: "grid",
      columnGap: 2,
      rowGap: { xs: 0, sm: 2 },
      gridTemplateColumns: { xs: "1fr", sm: "minmax(0, 1fr) minmax(0, 2fr)" },
    }}
  >
    {pairs.map(([label, value], place) => (
      <Box key={place} sx={{ display: "contents" }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 2, sm: 0 } }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);
