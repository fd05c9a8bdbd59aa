import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import {
  figureText,
  legalFigureLabels,
  legalFigures,
} from "@travesia/api/content/legal-figure/legal-figure.rules";
import { useState } from "react";
import { shownFailure } from "../../../app/failure/failures.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { Section } from "../../../ui/Section.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { AddFigureDialog } from "./AddFigureDialog.tsx";
import { legalFigureTexts as texts } from "./legal-figure.texts.ts";
import {
  type LegalFiguresQuery,
  useLegalFigureConfirmMutation,
  useLegalFiguresQuery,
} from "./legal-figures.generated.ts";

type Row = LegalFiguresQuery["legalFigures"][number];

interface LegalFiguresProps {
  /** Whether the asker may add values. */
  readonly keeps: boolean;
  /** Whether the asker may say that one is right. */
  readonly confirms: boolean;
}

/** The dated figures of the law: values are added with their day, and the owner confirms each once. */
export function LegalFigures({ keeps, confirms }: LegalFiguresProps) {
  const [adding, setAdding] = useState(false);
  const { data, loading, error, refetch } = useLegalFiguresQuery({ fetchPolicy: "cache-and-network" });
  const { busy, perform } = useSaving();
  const [confirm] = useLegalFigureConfirmMutation();
  const columns: readonly Column<Row>[] = [
    {
      key: "figure",
      label: texts.figure,
      card: "title",
      cell: ({ cifra }) => (
        <>
          {legalFigureLabels[cifra]}
          <Typography variant="caption" color="text.secondary" component="div">
            {legalFigures[cifra].source}
          </Typography>
        </>
      ),
    },
    {
      key: "value",
      label: texts.value,
      align: "right",
      cell: ({ cifra, valor }) => figureText(cifra, valor),
    },
    {
      key: "from",
      label: "Desde",
      align: "right",
      cell: ({ vigenteDesde }) => <DayText day={vigenteDesde} />,
    },
    {
      key: "until",
      label: "Hasta",
      align: "right",
      cell: ({ vigenteHasta }) => <DayText day={vigenteHasta} />,
    },
    {
      key: "state",
      label: "Estado",
      cell: ({ confirmedAt }) =>
        confirmedAt ? (
          <StatusChip small label={texts.confirmed} tone="leaf" />
        ) : (
          <StatusChip small label={texts.toConfirm} tone="sun" />
        ),
    },
    ...(confirms
      ? [
          {
            key: "confirm",
            label: "",
            cell: ({ id, confirmedAt }: Row) =>
              confirmedAt === null && (
                <Button
                  size="small"
                  disabled={busy}
                  onClick={() => void perform(() => confirm({ variables: { id } }), texts.confirmedToast)}
                >
                  {texts.confirm}
                </Button>
              ),
          },
        ]
      : []),
  ];
  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  return (
    <Section
      title={texts.title}
      flush
      actions={
        keeps && (
          <Button size="small" variant="outlined" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <Typography color="text.secondary" sx={{ px: 4, pb: 3 }}>
        {texts.lead}
      </Typography>
      <DataTable
        label={texts.title}
        columns={columns}
        rows={data?.legalFigures}
        rowKey={({ id }) => id}
        loading={loading}
        empty={<EmptyState>{texts.neverEdited}</EmptyState>}
      />
      {adding && <AddFigureDialog onClose={() => setAdding(false)} />}
    </Section>
  );
}
