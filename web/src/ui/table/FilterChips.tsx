import ButtonBase from "@mui/material/ButtonBase";
import { radius } from "@travesia/api/look";
import { CloseIcon } from "../icons.tsx";
import { type Filter, keysOf, valueText } from "./filter.ts";

interface FilterChipsProps {
  /** Filters that are set. */
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changed: Record<string, string>) => void;
}

/** Shows the active filters of a list: each chip clears its filter. */
export const FilterChips = ({ filters, values, onChange }: FilterChipsProps) =>
  filters.map((filter) => (
    <ButtonBase
      key={filter.key}
      title={`Quitar el filtro ${filter.label}`}
      onClick={() => onChange(Object.fromEntries(keysOf(filter).map((key) => [key, ""])))}
      sx={(theme) => ({
        gap: 1,
        minHeight: 32,
        px: 2.5,
        fontFamily: "inherit",
        fontSize: "0.8125rem",
        fontWeight: 500,
        borderRadius: `${radius.chip}px`,
        color: "primary.main",
        backgroundColor: theme.vars.palette.tones.sea.soft,
        "&:hover": { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}` },
      })}
    >
      <span>
        {filter.label}
        {filter.kind !== "switch" && <>: {valueText(filter, values)}</>}
      </span>
      <CloseIcon sx={{ fontSize: "1rem" }} />
    </ButtonBase>
  ));
