import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { grantableGroups } from "@travesia/api/accounts/grantable.rules";
import type { Control } from "react-hook-form";
import type { TokenCapability } from "../../../graphql/schema.generated.ts";
import { useBound } from "../../../ui/form/bound.ts";
import type { ValuesOf } from "../../../ui/form/fields.ts";
import type { newTokenFields } from "./token.form.ts";
import { tokenTexts as texts } from "./token.texts.ts";

const groups = Object.entries(grantableGroups) as readonly [
  string,
  Readonly<Partial<Record<TokenCapability, string>>>,
][];

/** Shows the permissions that can be granted to an access token, grouped by area of work. */
export function CapabilityChoices({
  control,
  mayGive,
}: {
  readonly control: Control<ValuesOf<typeof newTokenFields>>;
  readonly mayGive: (capability: TokenCapability) => boolean;
}) {
  const { field, shown } = useBound({ control, name: "capabilities", label: texts.capabilities });
  const chosen = field.value as readonly TokenCapability[];
  const own = groups
    .map(([group, labels]) => ({
      group,
      options: (Object.entries(labels) as [TokenCapability, string][]).filter(([capability]) =>
        mayGive(capability),
      ),
    }))
    .filter(({ options }) => options.length > 0);
  const turn = (capability: TokenCapability, on: boolean) =>
    field.onChange(on ? [...chosen, capability] : chosen.filter((one) => one !== capability));
  return (
    <Stack component="fieldset" sx={{ border: 0, m: 0, p: 0, gap: 1 }}>
      <FormLabel component="legend">{texts.capabilities}</FormLabel>
      <FormHelperText error={shown.error} sx={{ mx: 0 }}>
        {shown.helperText || texts.capabilitiesHint}
      </FormHelperText>
      {own.map(({ group, options }) => {
        const granted = options.filter(([capability]) => chosen.includes(capability)).length;
        return (
          <details key={group}>
            <Typography component="summary" sx={{ cursor: "pointer", py: 2, fontWeight: 600 }}>
              {group}
              {granted > 0 && ` · ${granted}`}
            </Typography>
            <Stack sx={{ pl: 4 }}>
              {options.map(([capability, label]) => (
                <FormControlLabel
                  key={capability}
                  label={label}
                  control={
                    <Checkbox
                      checked={chosen.includes(capability)}
                      onChange={(_, on) => turn(capability, on)}
                    />
                  }
                />
              ))}
            </Stack>
          </details>
        );
      })}
    </Stack>
  );
}
