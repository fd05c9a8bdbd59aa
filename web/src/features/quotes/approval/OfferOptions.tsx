import { comparedServices, standing } from "@travesia/api/quotes/quote/proposal/compared-services.rules";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Radio from "@mui/material/Radio";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import { useId } from "react";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { OfferedOption } from "./offer-options.ts";
import { OfferServices } from "./OfferServices.tsx";

interface OfferOptionsProps {
  readonly options: readonly OfferedOption[];
  /** Id of the option that is picked, or was chosen. */
  readonly picked: string | null;
  /** Absent when there is nothing to choose any more. */
  readonly onPick?: ((id: string) => void) | undefined;
}

/**
 * Shows the options of an offer to compare: the shared inclusions, then a line for each with its differences
 * and its price.
 */
export function OfferOptions({ options, picked, onPick }: OfferOptionsProps) {
  const { shared } = comparedServices(options);
  const standsAs = standing(options);
  return (
    <Card component="section" aria-label="Tu propuesta" sx={{ p: { xs: 4, md: 6 } }}>
      {shared.length > 0 && (
        <Box sx={{ mb: 6 }}>
          <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
            Todas las opciones incluyen
          </Typography>
          <OfferServices lines={shared} />
        </Box>
      )}
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" variant="h5" sx={{ p: 0, mb: 3 }}>
          {onPick ? "Elige tu opción" : "Las opciones"}
        </Typography>
        <Box sx={{ display: "grid", gap: 2 }}>
          {options.map((option) => (
            <OptionCard
              key={option.id}
              option={option}
              changes={standsAs(option)}
              picked={option.id === picked}
              onPick={onPick}
            />
          ))}
        </Box>
      </Box>
    </Card>
  );
}

interface OptionCardProps {
  readonly option: OfferedOption;
  /** Its difference to the recommended option; for the recommended option, its own services. */
  readonly changes: string;
  readonly picked: boolean;
  readonly onPick: OfferOptionsProps["onPick"];
}

function OptionCard({ option, changes, picked, onPick }: OptionCardProps) {
  const { id, name, recommended, precioTotal, precioPorPersona } = option;
  const label = useId();
  return (
    <Box
      component={onPick ? "label" : "div"}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1.6fr) auto" },
        gap: 3,
        p: 4,
        border: 2,
        borderColor: picked ? "primary.main" : "divider",
        borderRadius: `${radius.field}px`,
        cursor: onPick ? "pointer" : undefined,
        "&:focus-within": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: "center" }}>
          {onPick && (
            <Radio
              checked={picked}
              name="opcion"
              value={id}
              slotProps={{ input: { "aria-labelledby": label } }}
              onChange={() => onPick(id)}
              sx={{ p: 0 }}
            />
          )}
          <Typography id={label} component="h3" sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
            {name}
          </Typography>
        </Stack>
        {!onPick && picked ? (
          <Box>
            <StatusChip label="Tu elección" tone="leaf" />
          </Box>
        ) : (
          recommended && (
            <Box>
              <StatusChip label="La que te recomendamos" tone="sea" />
            </Box>
          )
        )}
      </Stack>
      <Typography>{changes}</Typography>
      <Box sx={{ textAlign: { md: "right" } }}>
        <Typography component="div" sx={{ fontSize: "1.375rem" }}>
          <Money amount={precioTotal} strong />
        </Typography>
        <Typography variant="body2" color="textSecondary" component="div">
          <Money amount={precioPorPersona} /> por persona
        </Typography>
      </Box>
    </Box>
  );
}
