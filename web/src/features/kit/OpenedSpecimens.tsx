import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { ChoiceMenu } from "../../ui/form/ChoiceMenu.tsx";
import { Later } from "../../ui/Later.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { FilterPopover } from "../../ui/table/FilterPopover.tsx";
import { Specimen } from "./Specimen.tsx";

const seasons = [
  { value: "alta", label: "Temporada alta" },
  { value: "media", label: "Temporada media" },
  { value: "baja", label: "Temporada baja" },
];

/** Shows the components that are loaded on demand, and the elements that open them. */
export function OpenedSpecimens() {
  const [season, setSeason] = useState("alta");
  const [menu, setMenu] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choice = { label: "Temporada", value: season, options: seasons, onChange: setSeason };
  return (
    <>
      <Specimen name="ChoiceField">
        <ChoiceField {...choice} helperText="La tarifa cambia con ella" />
        <ChoiceField {...choice} value="" required error />
        <ChoiceField {...choice} disabled />
      </Specimen>
      <Specimen name="ChoiceMenu">
        {menu ? (
          <ChoiceMenu {...choice} onChange={(value) => setSeason(String(value))} />
        ) : (
          <Button onClick={() => setMenu(true)}>Abrir la elección</Button>
        )}
      </Specimen>
      <Specimen name="FilterPopover">
        <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Abrir los filtros</Button>
        <FilterPopover anchor={anchor} onClose={() => setAnchor(null)}>
          <ChoiceField {...choice} />
        </FilterPopover>
      </Specimen>
      <Specimen name="Later">
        <Later waiting={<Skeleton variant="rounded" height={36} />}>
          <EmptyState>Se carga cuando la página está quieta.</EmptyState>
        </Later>
      </Specimen>
    </>
  );
}
