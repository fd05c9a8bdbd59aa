import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import {
  figureText,
  legalFigureLabels,
  legalFigures,
} from "@travesia/api/content/legal-figure/legal-figure.rules";
import { shownFailure } from "../../../base/failure/failures.ts";
import { DatedTable, datedColumns } from "../../../base/lists/DatedTable.tsx";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { AddFigureDialog } from "./AddFigureDialog.tsx";
import { legalFigureTexts as texts } from "./legal-figure.texts.ts";
import {
  type LegalFiguresQuery,
  useLegalFigureConfirmMutation,
  useLegalFiguresQuery,
} from "./legal-figures.generated.ts";

type Row = LegalFiguresQuery["legalFigures"][number];

interface LegalFiguresProps {
  /** True when the viewer may add values. */
  readonly keeps: boolean;
  /** True when the viewer may confirm that a value is correct. */
  readonly confirms: boolean;
}

/**
 * Shows the legal figures with their validity: values are added with their first day, and the owner confirms
 * each one once.
 */
export function LegalFigures({ keeps, confirms }: LegalFiguresProps) {
  const { data, loading, error, refetch } = useLegalFiguresQuery({ fetchPolicy: "cache-and-network" });
  const { busy, perform } = useSaving();
  const [confirm] = useLegalFigureConfirmMutation();
  const columns: readonly Column<Row>[] = [
    {
      key: "figure",
      label: texts.figure,
      card: "title",
      cell: ({ cifra }) => (
        <Box sx={{ whiteSpace: "normal" }}>
          {legalFigureLabels[cifra]}
          <Typography variant="caption" color="text.secondary" component="div">
            {legalFigures[cifra].source}
          </Typography>
        </Box>
      ),
    },
    {
      key: "value",
      label: texts.value,
      align: "right",
      card: "amount",
      cell: ({ cifra, valor }) => figureText(cifra, valor),
    },
    ...datedColumns,
    {
      key: "state",
      label: "Estado",
      card: "corner",
      cell: ({ confirmedAt }) =>
        confirmedAt ? (
          <StatusChip small label={texts.confirmed} tone="leaf" />
        ) : (
          <StatusChip small label={texts.toConfirm} tone="sun" />
        ),
    },
  ];
  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  return (
    <DatedTable
      title={texts.title}
      lead={texts.lead}
      columns={columns}
      rows={data?.legalFigures}
      loading={loading}
      empty={texts.neverEdited}
      add={keeps ? texts.add : null}
      dialog={(close) => <AddFigureDialog onClose={close} />}
      {...(confirms && {
        actions: ({ id, cifra, confirmedAt }: Row) =>
          confirmedAt === null && (
            <Button
              size="small"
              disabled={busy}
              aria-label={`${texts.confirm}: ${legalFigureLabels[cifra]}`}
              onClick={() => void perform(() => confirm({ variables: { id } }), texts.confirmedToast)}
            >
              {texts.confirm}
            </Button>
          ),
      })}
    />
  );
}
