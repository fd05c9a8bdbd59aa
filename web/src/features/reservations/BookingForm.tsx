import Alert from "@mui/material/Alert";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { type FormEvent, useState } from "react";
import { Money } from "../../ui/Money.tsx";
import { type BookableDeparture, peopleOf, peopleProblem, totalOf } from "./booking.form.ts";
import { departureText, reservationTexts as texts } from "./reservation.texts.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { WrittenField } from "../../ui/form/WrittenField.tsx";

interface BookingFormProps {
  /** Price per person, in COP, of a departure without its own. */
  readonly price: number;
  readonly departures: readonly BookableDeparture[];
  readonly first: BookableDeparture | undefined;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onBook: (departure: BookableDeparture, people: number) => void;
}

/** Shows the form of a booking: its date and number of people, with the price. */
export function BookingForm({ price, departures, first, busy, failure, onBook }: BookingFormProps) {
  const [chosen, choose] = useState(first ? departures.indexOf(first) : -1);
  const [people, setPeople] = useState("1");
  const [pressed, press] = useState(false);
  const departure = departures[chosen];
  const wrongPeople = peopleProblem(people, departure?.disponibles);
  const perPerson = departure?.price ?? price;
  const total = totalOf(perPerson, people);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press(true);
    const count = peopleOf(people);
    if (departure && count !== null && !wrongPeople) onBook(departure, count);
  };
  if (departures.length === 0) return <Alert severity="info">{texts.noDepartures}</Alert>;
  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: 5 }}>
      <Stack sx={{ gap: 4 }}>
        <div>
          <Typography color="textSecondary">{texts.perPerson}</Typography>
          <Money amount={perPerson} strong sx={{ fontSize: "1.5rem" }} />
        </div>
        <TextField
          select
          required
          label={texts.date}
          value={chosen < 0 ? "" : chosen}
          error={pressed && !departure}
          helperText={
            pressed && !departure ? texts.noDate : departure && `Quedan ${departure.disponibles} cupos`
          }
          onChange={({ target }) => choose(Number(target.value))}
        >
          {departures.map(({ salida, vuelta, price: own }, place) => (
            <MenuItem key={`${salida} ${vuelta}`} value={place} sx={{ whiteSpace: "normal" }}>
              {departureText(salida, vuelta)}
              {own !== null && ` · ${formatCop(own)}`}
            </MenuItem>
          ))}
        </TextField>
        <WrittenField
          required
          type="number"
          label={texts.people}
          value={people}
          slotProps={{ htmlInput: { min: 1, max: departure?.disponibles ?? 999, inputMode: "numeric" } }}
          error={Boolean(wrongPeople) && (pressed || people !== "")}
          helperText={pressed || people !== "" ? wrongPeople : null}
          onChange={({ target }) => setPeople(target.value)}
        />
        <div aria-live="polite">
          <Typography color="textSecondary">{texts.total}</Typography>
          {total === null ? "—" : <Money amount={total} strong sx={{ fontSize: "1.75rem" }} />}
        </div>
        <FormFailure failure={failure} />
        <ActButton type="submit" variant="contained" color="secondary" size="large" loading={busy}>
          {texts.book}
        </ActButton>
        <Typography variant="caption" color="textSecondary">
          {texts.held}
        </Typography>
      </Stack>
    </Card>
  );
}
