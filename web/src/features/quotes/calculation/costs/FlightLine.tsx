import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { flightsByWay } from "@travesia/api/quotes/pasted/flight-ways.rules";
import { mostLegs } from "@travesia/api/quotes/quote/offer/connections.rules";
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
import { connectingRows, rowsOfLegs, wayLine } from "./flight-line.ts";

type Way = "Ida" | "Vuelta";
type Legs = readonly Reading["vuelos"][number][];

interface FlightLineProps {
  readonly control: Control<CalculatorForm>;
  readonly way: Way;
  /** True when the trip has a way back too, so that a pasted pair of flights fills both. */
  readonly isPair: boolean;
}

/**
 * Shows the flights of one direction as one line to type or paste, such as `AV 8514 BOG–ADZ 15 ene
 * 06:10–08:20`: the first in its fields, its connections as further flights. The fields are opened by a
 * button, and by a line that was not understood.
 */
export function FlightLine({ control, way, isPair }: FlightLineProps) {
  const client = useApolloClient();
  const { fill } = use(CalculatorFactsContext);
  const fields = useId();
  const [origen, destino, aerolinea, rows] = useWatch({
    control,
    name: ["tiquetes.origen", "tiquetes.destino", "tiquetes.aerolinea", "tiquetes.tramos"],
  });
  const [vuelo, fecha, salida, llegada] = useWatch({
    control,
    name: [`tiquetes.vuelo${way}`, `tiquetes.fecha${way}`, `tiquetes.hora${way}`, `tiquetes.llegada${way}`],
  });
  const [from, to] = way === "Ida" ? [origen, destino] : [destino, origen];
  const shown = { vuelo, origen: from, destino: to, fecha, salida, llegada };
  const held = wayLine(shown, rows);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);

  const put = ([one, ...more]: Legs, on: Way) => {
    if (!one) return;
    if (one.vuelo) fill(`tiquetes.vuelo${on}`, one.vuelo);
    if (one.fecha) fill(`tiquetes.fecha${on}`, one.fecha);
    if (one.salida) fill(`tiquetes.hora${on}`, one.salida);
    if (one.llegada) fill(`tiquetes.llegada${on}`, one.llegada);
    if (on === "Vuelta") return;
    if (one.origen && !origen) fill("tiquetes.origen", one.origen);
    const last = more.at(-1) ?? one;
    if (last.destino && !destino) fill("tiquetes.destino", last.destino);
  };
  /** Replaces the connections that this line holds by newly read ones. */
  const connect = async (there: Legs, back: Legs) => {
    const former = connectingRows(shown, rows);
    if (there.length < 2 && back.length < 2 && former.length === 0) return;
    const { placesByCode } = await import("@travesia/api/quotes/pasted/place-names.rules");
    const cityOf = (place: string) => placesByCode.get(place) ?? place;
    fill("tiquetes.tramos", [
      ...rows.filter((row) => !former.includes(row)),
      ...rowsOfLegs(there, to, cityOf),
      ...rowsOfLegs(back, from, cityOf),
    ]);
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
      const { there, back } = flightsByWay(vuelos);
      if (there.length === 0) {
        setOpen(true);
        return setProblem(texts.notRead);
      }
      const returning = way === "Ida" && isPair ? back.slice(0, mostLegs) : [];
      const going = there.slice(0, mostLegs);
      put(going, way);
      put(returning, "Vuelta");
      await connect(going, returning);
      if (vuelos.length > going.length + returning.length) setProblem(texts.others(vuelos.length));
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
          name={`tiquetes.linea${way}`}
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
