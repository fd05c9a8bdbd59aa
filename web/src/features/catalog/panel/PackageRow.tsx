import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { lengthText, shownPictures } from "@travesia/api/catalog/package-words.rules";
import type { ReactNode } from "react";
import { ActButtons } from "../../../base/acts/ActButtons.tsx";
import { ActsMenu } from "../../../base/acts/ActsMenu.tsx";
import { sentActs } from "../../../base/acts/offered-acts.ts";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { PackageRowFragment } from "../catalog.generated.ts";
import { catalogPaths } from "../catalog.paths.ts";
import { PackagePicture } from "../PackagePicture.tsx";
import { packageActs } from "./package.acts.tsx";

const inRow = placedActs(packageActs, "row");
const inMenu = placedActs(packageActs, "menu");

interface PackageRowProps {
  readonly pack: PackageRowFragment;
  readonly busy: boolean;
  /** Checkbox that selects the package, on pages with a selection. */
  readonly choice?: ReactNode;
  readonly onAct: (act: keyof typeof packageActs) => void;
}

/** Shows one package of the list in the panel, with the acts on it. */
export function PackageRow({ pack, busy, choice, onAct }: PackageRowProps) {
  const { id, title, destino, city, days, price, cupos, fechas, isActive, isYapaya, isArchived } = pack;
  const offered = sentActs(packageActs, pack.acts);
  const departures =
    `${fechas.length} ${fechas.length === 1 ? "salida" : "salidas"} ` +
    `de ${cupos} ${cupos === 1 ? "cupo" : "cupos"}`;
  return (
    <Card component="article" aria-label={title} sx={{ p: 3 }}>
      <Stack direction={{ xs: "column", md: "row" }} sx={{ gap: 4, alignItems: { md: "center" } }}>
        {choice && <Box sx={{ m: -2, mr: { md: -3 } }}>{choice}</Box>}
        <Box sx={{ width: { xs: "100%", sm: 144 }, flexShrink: 0, borderRadius: 1, overflow: "hidden" }}>
          <PackagePicture address={shownPictures(pack)[0]} alt="" sizes="144px" />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h6" component="h2" sx={{ overflowWrap: "anywhere" }}>
            <Link href={catalogPaths.detail.to({ id })} color="inherit" underline="hover">
              {title}
            </Link>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {destino} · {city} · {lengthText(days)} · {departures}
          </Typography>
          <Stack direction="row" sx={{ gap: 2, mt: 2, alignItems: "center", flexWrap: "wrap" }}>
            <Money amount={price} strong />
            {isArchived ? (
              <StatusChip label="Archivado" tone="neutral" />
            ) : (
              <StatusChip label={isActive ? "Activo" : "Inactivo"} tone={isActive ? "leaf" : "neutral"} />
            )}
            {isYapaya && <StatusChip label="Oferta del día" tone="sea" />}
          </Stack>
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
          <ActButtons acts={packageActs} names={inRow} offered={offered} busy={busy} onAct={onAct} />
          <ActsMenu
            label={`Acciones de ${title}`}
            acts={packageActs}
            names={inMenu}
            record={{}}
            offered={offered}
            onAct={onAct}
          />
        </Stack>
      </Stack>
    </Card>
  );
}
