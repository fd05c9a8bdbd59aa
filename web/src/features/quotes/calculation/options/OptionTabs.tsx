import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import type { OfferedActs } from "../../../../base/acts/offered-acts.ts";
import { placedActs } from "../../../../base/acts/shown-acts.ts";
import { Money } from "../../../../ui/Money.tsx";
import { Section } from "../../../../ui/Section.tsx";
import { StatusChip } from "../../../../ui/StatusChip.tsx";
import type { OptionAct } from "../../quote/quote.offered-acts.ts";
import { calculationLabels, calculationTones } from "../calculation.texts.ts";
import { optionActs } from "./option.acts.tsx";
import { optionChip } from "./option.texts.ts";
import type { ShownOption } from "./option.types.ts";
import { AddIcon } from "../../../../ui/desk/deskIcons.tsx";
import { ActButton } from "../../../../ui/dialog/ActButton.tsx";

interface OptionTabsProps {
  readonly options: readonly ShownOption[];
  /** Id of the option whose calculation is displayed. */
  readonly shown: string | null;
  readonly acts: OfferedActs<OptionAct>;
  readonly onShow: (id: string) => void;
  readonly onAct: (act: OptionAct) => void;
  /** Called to confirm all draft options; absent when there are not several, or when the viewer may not. */
  readonly onConfirmAll?: (() => void) | undefined;
}

const ofOne = placedActs(optionActs, "option");

/** Shows the options of a quote side by side, each with its price, and the acts on them. */
export function OptionTabs({ options, shown, acts, onShow, onAct, onConfirmAll }: OptionTabsProps) {
  const present = options.find(({ id }) => id === shown);
  const add = acts.get("addOption");
  return (
    <Section
      title="Opciones"
      actions={
        <Stack direction="row" sx={{ columnGap: 2, flexWrap: "wrap" }}>
          {onConfirmAll && (
            <Button size="small" onClick={onConfirmAll}>
              Confirmar todas
            </Button>
          )}
          {acts.has("addOption") && (
            <ActButton
              size="small"
              startIcon={<AddIcon />}
              reason={add ?? null}
              onClick={() => onAct("addOption")}
            >
              {optionActs.addOption.label}
            </ActButton>
          )}
        </Stack>
      }
    >
      <Box
        role="tablist"
        aria-label="Opciones de la cotización"
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { xs: "1fr", sm: `repeat(${options.length}, minmax(0, 1fr))` },
        }}
      >
        {options.map((option) => (
          <OptionTab
            key={option.id}
            option={option}
            selected={option.id === shown}
            onShow={() => onShow(option.id)}
          />
        ))}
      </Box>
      {present && (
        <Stack direction="row" sx={{ gap: 1, mt: 3, flexWrap: "wrap" }}>
          {ofOne
            .filter((act) => acts.has(act) && (act === "renameOption" || !present.recommended))
            .map((act) => (
              <ActButton
                key={act}
                size="small"
                color={optionActs[act].color ?? "primary"}
                reason={acts.get(act) ?? null}
                onClick={() => onAct(act)}
              >
                {optionActs[act].label} «{present.name}»
              </ActButton>
            ))}
        </Stack>
      )}
    </Section>
  );
}

interface OptionTabProps {
  readonly option: ShownOption;
  readonly selected: boolean;
  readonly onShow: () => void;
}

function OptionTab({ option, selected, onShow }: OptionTabProps) {
  const { name, precioTotal, precioPorPersona, estado } = option;
  const chip = optionChip(option);
  return (
    <ButtonBase
      role="tab"
      aria-selected={selected}
      onClick={onShow}
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "flex-start",
        justifyContent: "flex-start",
        textAlign: "left",
        p: 3,
        border: 2,
        borderColor: selected ? "primary.main" : "divider",
        borderRadius: `${radius.field}px`,
        "&.Mui-focusVisible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap", mb: 1 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{name}</Typography>
        {chip && <StatusChip small label={chip.label} tone={chip.tone} />}
        {estado && <StatusChip small label={calculationLabels[estado]} tone={calculationTones[estado]} />}
      </Stack>
      <Typography component="div" sx={{ fontSize: "1.125rem" }}>
        <Money amount={precioTotal} strong />
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        <Money amount={precioPorPersona} /> por persona
      </Typography>
    </ButtonBase>
  );
}
