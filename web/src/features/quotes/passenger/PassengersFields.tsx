import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import type { PapersTrip } from "@travesia/api/quotes/passenger/travel-papers.rules";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { PassengersForm } from "./passenger.form.ts";
import { PassengerBlock } from "./PassengerBlock.tsx";

/** One block per person, and what is wrong with the list as a whole. */
export function PassengersFields({
  form,
  today,
  trip,
}: {
  readonly form: UseFormReturn<PassengersForm>;
  readonly today: string;
  readonly trip: PapersTrip;
}) {
  const persons = useWatch({ control: form.control, name: "passengers" }).length;
  const problem = form.formState.errors.root?.message;
  return (
    <Stack sx={{ gap: 5 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {Array.from({ length: persons }, (_, index) => (
        <PassengerBlock key={index} control={form.control} index={index} today={today} trip={trip} />
      ))}
    </Stack>
  );
}
