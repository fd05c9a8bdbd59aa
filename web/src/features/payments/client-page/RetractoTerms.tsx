import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { formatCop } from "@travesia/api/cop";
import { formatDay, formatInstant } from "../../../ui/days.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";
import { retractoTexts as texts } from "./retracto.texts.ts";

/** Amounts and dates of a retracto as of now. */
export type RetractoTerms = NonNullable<NonNullable<OwnContractRecordFragment["retracto"]>["terms"]>;

/** Shows the client's rights to purchased tickets under the air transport regulation; hidden without any. */
export function RetractoTickets({ terms }: { readonly terms: RetractoTerms }) {
  const { tickets, flightPrice, ticketsReturn, ticketsBy, ticketsUntil, hours, daysBefore, mostKept } = terms;
  if (flightPrice === 0) return null;
  return (
    <Alert severity={ticketsReturn ? "info" : "warning"} sx={{ width: "100%" }}>
      <AlertTitle>{texts.tickets}</AlertTitle>
      {ticketsReturn ? (
        <>
          El reglamento aéreo (RAC 3) te deja devolverlos hasta el{" "}
          <strong>{ticketsUntil && formatInstant(ticketsUntil)}</strong> ({hours} horas desde su compra) y
          mínimo {daysBefore} días antes del vuelo. La aerolínea puede retener hasta {formatCop(mostKept)}
          {ticketsBy && tickets > 0 && (
            <>
              ; el resto de los <strong>{formatCop(tickets)}</strong> que pagaste por ellos te lo devolvemos a
              más tardar el {formatDay(ticketsBy)}
            </>
          )}
          .
        </>
      ) : (
        <>
          Ya no se pueden devolver: el reglamento aéreo (RAC 3) lo permite durante {hours} horas desde su
          compra y mínimo {daysBefore} días antes del vuelo.{" "}
          {terms.chooses && "Puedes devolver todo el viaje y perderlos, o quedarte solo con el vuelo."}
        </>
      )}
    </Alert>
  );
}
