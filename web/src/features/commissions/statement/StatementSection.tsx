import MenuItem from "@mui/material/MenuItem";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import MuiTextField from "@mui/material/TextField";
import { addMonths, monthOf, today } from "@travesia/api/colombia/days";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { monthName } from "../commission/commission.texts.ts";
import { useDownload } from "../request/useDownload.ts";
import { useSellerStatementQuery } from "./statement.generated.ts";

const MONTHS = 12;

const lastMonths = (): readonly string[] => {
  const first = `${monthOf(today(new Date()))}-01`;
  return Array.from({ length: MONTHS }, (_, place) => monthOf(addMonths(first, -place)));
};

/** Shows the history of a seller's commissions in a month, and downloads its statement. */
export function StatementSection({ userId, title }: { readonly userId: number; readonly title: string }) {
  const [months] = useState(lastMonths);
  const [month, setMonth] = useState(months[0] ?? "");
  const read = useSellerStatementQuery({
    variables: { userId, month },
    fetchPolicy: "cache-and-network",
  });
  const download = useDownload();
  const found = lastAnswer(read)?.sellerStatement;
  return (
    <Section
      title={title}
      actions={
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          <MuiTextField
            select
            fullWidth={false}
            size="small"
            label="Mes"
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            sx={{ minWidth: 180 }}
          >
            {months.map((one) => (
              <MenuItem key={one} value={one}>
                {monthName(one)}
              </MenuItem>
            ))}
          </MuiTextField>
          <Button variant="outlined" onClick={() => void download.statement(userId, month)}>
            Descargar extracto
          </Button>
        </Stack>
      }
    >
      {read.error && !found ? (
        <ErrorState {...shownFailure(read.error, read.refetch)} />
      ) : (
        <Figures
          figures={[
            { label: "Ganado", value: <Money amount={found?.ganado} /> },
            { label: "Aprobado", value: <Money amount={found?.aprobado} /> },
            {
              label: "Pagado",
              value: <Money amount={found?.pagado} />,
              note: found && (found.ajustes !== 0 || found.retenido !== 0) && (
                <>
                  Neto: <Money amount={found.neto} />
                </>
              ),
            },
            { label: "Pasa al mes siguiente", value: <Money amount={found?.enEspera} /> },
          ]}
        />
      )}
    </Section>
  );
}
