import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { use, useId, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { failureText } from "../../../../base/failure/failures.ts";
import { WrittenField } from "../../../../ui/form/WrittenField.tsx";
import { QuoteTextReadingDocument } from "../../pasted/pasted.generated.ts";
import type { Reading } from "../../pasted/pasted.form.ts";
import { CalculatorFactsContext } from "../calculator.facts.ts";
import type { CalculatorForm } from "../calculator.form.ts";
import { flightTexts as texts } from "../calculation.texts.ts";
import { FlightTimes } from "./FlightFields.tsx";
import { flightLine } from "./flight-line.ts";

type Way = "Ida" | "Vuelta";

interface FlightLineProps {
  readonly control: Control<CalculatorForm>;
  readonly way: Way;
  /** True when the trip has a way back too, so that a pasted pair of flights fills both. */
  readonly isPair: boolean;
}

/**
 * Shows a flight as one line to type or paste, such as `AV 8514 BOG–ADZ 15 ene 06:10–08:20`; its fields are
 * opened by a button, and by a line that was not understood.
 */
export function FlightLine({ control, way, isPair }: FlightLineProps) {
  const client = useApolloClient();
  const { fill } = use(CalculatorFactsContext);
  const fields = useId();
  const [origen, destino, aerolinea] = useWatch({
    control,
    name: ["tiquetes.origen", "tiquetes.destino", "tiquetes.aerolinea"],
  });
  const [vuelo, fecha, salida, llegada] = useWatch({
    control,
    name: [`tiquetes.vuelo${way}`, `tiquetes.fecha${way}`, `tiquetes.hora${way}`, `tiquetes.llegada${way}`],
  });
  const [from, to] = way === "Ida" ? [origen, destino] : [destino, origen];
  const held = flightLine({ vuelo, origen: from, destino: to, fecha, salida, llegada });
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);

  const put = (one: Reading["vuelos"][number], on: Way) => {
    if (one.vuelo) fill(`tiquetes.vuelo${on}`, one.vuelo);
    if (one.fecha) fill(`tiquetes.fecha${on}`, one.fecha);
    if (one.salida) fill(`tiquetes.hora${on}`, one.salida);
    if (one.llegada) fill(`tiquetes.llegada${on}`, one.llegada);
    if (on === "Vuelta") return;
    if (one.origen && !origen) fill("tiquetes.origen", one.origen);
    if (one.destino && !destino) fill("tiquetes.destino", one.destino);
  };
  const read = async (texto: string) => {
    setProblem(null);
    if (!texto.trim()) return setTyped(null);
    try {
      const { data } = await client.query({
        query: QuoteTextReadingDocument,
        variables: { texto },
        fetchPolicy: "no-cache",
      });
      const { vuelos = [], aerolinea: airlines = [] } = data?.readQuoteText ?? {};
      const [first, second] = vuelos;
      if (!first) {
        setOpen(true);
        return setProblem(texts.notRead);
      }
      put(first, way);
      if (second && vuelos.length === 2 && way === "Ida" && isPair) put(second, "Vuelta");
      if (vuelos.length > (isPair && way === "Ida" ? 2 : 1)) setProblem(texts.others(vuelos.length));
      if (airlines[0] && !aerolinea) fill("tiquetes.aerolinea", airlines[0].valor);
      setTyped(null);
    } catch (error) {
      setOpen(true);
      setProblem(failureText(error));
    }
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3, alignItems: { sm: "flex-start" } }}>
        <WrittenField
          label={texts.line(way)}
          value={typed ?? held}
          error={problem !== null}
          helperText={problem ?? texts.hint}
          autoComplete="off"
          sx={{ flexGrow: 1 }}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            if (typed !== null && typed !== held) void read(typed);
          }}
        />
        <Button aria-expanded={isOpen} aria-controls={fields} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.close : texts.open}
        </Button>
      </Stack>
      <div id={fields} hidden={!isOpen}>
        <FlightTimes control={control} way={way} />
      </div>
    </Stack>
  );
}
