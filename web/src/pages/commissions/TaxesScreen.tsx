import Stack from "@mui/material/Stack";
import { may } from "@travesia/api/permissions";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { TaxedPeople } from "../../features/commissions/withholding/TaxedPeople.tsx";
import { useWithholdingTablesQuery } from "../../features/commissions/withholding/withholding.generated.ts";
import { withholdingTexts as texts } from "../../features/commissions/withholding/withholding.texts.ts";
import { WithholdingTables } from "../../features/commissions/withholding/WithholdingTables.tsx";
import { LegalFigures } from "../../features/content/legal-figure/LegalFigures.tsx";
import { NumberingRanges } from "../../features/numbering/NumberingRanges.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";

/**
 * Shows the withholdings on commissions with the sellers' tax profiles, the DIAN number ranges, and the legal
 * figures.
 */
export function TaxesScreen() {
  const { role } = useUser();
  const { data, loading, error, refetch } = useWithholdingTablesQuery({ fetchPolicy: "cache-and-network" });
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {error && !data ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : (
        <Stack sx={{ gap: 5 }}>
          <TaxedPeople municipalities={municipalitiesIn(data?.icaRates ?? [])} />
          <NumberingRanges keeps={may(role, "keepNumbering")} />
          <WithholdingTables tables={data} loading={loading} keeps={may(role, "keepWithholding")} />
          <LegalFigures keeps={may(role, "keepLegalFigures")} confirms={may(role, "confirmLegalFigures")} />
        </Stack>
      )}
    </>
  );
}

/** Returns the distinct municipalities of the table. */
const municipalitiesIn = <Row extends { readonly dane: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ dane }, place) => rows.findIndex((row) => row.dane === dane) === place);
