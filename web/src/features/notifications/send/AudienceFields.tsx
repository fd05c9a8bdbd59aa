import Autocomplete from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import FormControlLabel from "@mui/material/FormControlLabel";
import Checkbox from "@mui/material/Checkbox";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { roleLabel } from "@travesia/api/permissions";
import { SEARCH_FAILED } from "../../../ui/form/lookup/lookup.texts.ts";
import { notificationTexts as texts } from "../notification.texts.ts";

/** Person who can be notified. */
export interface NotifiablePerson {
  readonly id: number;
  readonly name: string;
  readonly lastname: string;
  readonly role: number;
}

/** Selected recipients of a notice. */
export interface ChosenAudience {
  readonly people: readonly NotifiablePerson[];
  readonly roles: readonly number[];
  readonly team: NotifiablePerson | null;
}

interface AudienceFieldsProps {
  readonly chosen: ChosenAudience;
  readonly onChoose: (chosen: ChosenAudience) => void;
  readonly found: readonly NotifiablePerson[];
  readonly loading: boolean;
  /** True when the search for people failed. */
  readonly failed?: boolean;
  readonly onType: (text: string) => void;
  /** Roles that can be selected as a whole. */
  readonly roles: readonly number[];
  /** Leaders and managers whose teams can be selected. */
  readonly teams: readonly NotifiablePerson[];
  /** True when the teams could not be read. */
  readonly teamsFailed?: boolean;
  readonly wrong: string | null;
  /** Number of selected recipients; undefined while it is being counted. */
  readonly count: number | undefined;
}

const named = ({ name, lastname, role }: NotifiablePerson) => `${name} ${lastname} · ${roleLabel(role)}`;

/** Selects recipients individually, by role and by team. */
export function AudienceFields({
  chosen,
  onChoose,
  found,
  loading,
  failed = false,
  onType,
  roles,
  teams,
  teamsFailed = false,
  wrong,
  count,
}: AudienceFieldsProps) {
  const flip = (role: number, on: boolean) =>
    onChoose({ ...chosen, roles: on ? [...chosen.roles, role] : chosen.roles.filter((one) => one !== role) });
  return (
    <Stack sx={{ gap: 4 }}>
      <Autocomplete
        multiple
        options={found}
        value={[...chosen.people]}
        loading={loading}
        loadingText="Buscando…"
        noOptionsText={failed ? SEARCH_FAILED : "Nadie se llama así"}
        filterOptions={(shown) => [...shown]}
        filterSelectedOptions
        getOptionLabel={named}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, people) => onChoose({ ...chosen, people })}
        onInputChange={(_, text, reason) => onType(reason === "input" ? text : "")}
        renderValue={(people, itemProps) =>
          people.map((person, index) => {
            const { key, ...props } = itemProps({ index });
            return <Chip key={key} size="small" label={`${person.name} ${person.lastname}`} {...props} />;
          })
        }
        renderInput={(params) => (
          <TextField {...params} label={texts.send.people} error={wrong !== null} helperText={wrong} />
        )}
      />
      <FormGroup>
        <FormLabel>{texts.send.roles}</FormLabel>
        <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 4 }}>
          {roles.map((role) => (
            <FormControlLabel
              key={role}
              label={texts.send.everybodyOf(roleLabel(role))}
              control={
                <Checkbox
                  checked={chosen.roles.includes(role)}
                  onChange={(_, on) => flip(role, on)}
                  size="small"
                />
              }
            />
          ))}
        </Stack>
      </FormGroup>
      <Autocomplete
        options={teams}
        value={chosen.team}
        getOptionLabel={named}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText={teamsFailed ? SEARCH_FAILED : "Nadie se llama así"}
        onChange={(_, team) => onChoose({ ...chosen, team })}
        renderInput={(params) => <TextField {...params} label={texts.send.team} />}
      />
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {count === undefined ? "\u00a0" : texts.send.reaches(count)}
      </Typography>
    </Stack>
  );
}
