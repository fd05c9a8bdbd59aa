import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { DocumentsTrip } from "@travesia/api/quotes/passenger/travel-documents.rules";
import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { PageBar } from "../../../ui/table/PageBar.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { type FixedFields, firstMissing, nextIncomplete, type PassengersForm } from "./passenger.form.ts";
import { passengerTexts } from "./passenger.texts.ts";
import { PassengerBlock } from "./PassengerBlock.tsx";

/** Number of travellers on one page of the form. */
const SHOWN = 10;

/**
 * Shows one block per traveller, and the errors of the list as a whole. A large group is paginated, with
 * buttons to jump to the next traveller with missing data and to the first traveller with errors.
 */
export function PassengersFields({
  form,
  today,
  trip,
  fixed = [],
}: {
  readonly form: UseFormReturn<PassengersForm>;
  readonly today: string;
  readonly trip: DocumentsTrip;
  readonly fixed?: FixedFields | undefined;
}) {
  const { control, getValues, setFocus, formState } = form;
  const persons = useWatch({ control, name: "passengers" }).length;
  const toasts = useToasts();
  const [page, setPage] = useState(1);
  const jumped = useRef(-1);
  const pages = Math.max(1, Math.ceil(persons / SHOWN));
  const at = Math.min(page, pages);
  const from = (at - 1) * SHOWN;
  const problem = formState.errors.root?.message;
  const refused = Object.keys(formState.errors.passengers ?? {}).find((key) => /^\d+$/.test(key));
  useEffect(() => {
    if (refused !== undefined) setPage(Math.floor(Number(refused) / SHOWN) + 1);
  }, [refused]);
  const jump = () => {
    const rows = getValues("passengers");
    const next = nextIncomplete(rows, jumped.current);
    if (next === null) return toasts.success(passengerTexts.allComplete);
    jumped.current = next;
    setPage(Math.floor(next / SHOWN) + 1);
    const field = firstMissing(rows[next]!);
    // The block is there once its page is shown.
    if (field) setTimeout(() => setFocus(`passengers.${next}.${field}`));
  };
  const bar = pages > 1 && (
    <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
      <Button variant="outlined" size="small" onClick={jump}>
        {passengerTexts.nextIncomplete}
      </Button>
      <PageBar page={at} totalPages={pages} total={persons} onPage={setPage} />
    </Stack>
  );
  return (
    <Stack sx={{ gap: 5 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {bar}
      {Array.from({ length: Math.min(SHOWN, persons - from) }, (_, place) => (
        <PassengerBlock
          key={from + place}
          form={form}
          index={from + place}
          today={today}
          trip={trip}
          fixed={fixed[from + place]}
        />
      ))}
      {bar}
    </Stack>
  );
}
