import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ActsMenu } from "../../../base/acts/ActsMenu.tsx";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import { serviceDetail } from "../service.texts.ts";
import { everyServiceAct, type ServiceAct, serviceActs } from "./service-library.acts.tsx";
import type { ListedServiceFragment } from "./service-library.generated.ts";
import { serviceKindLabels, usesText } from "./service-library.texts.ts";

interface ServiceRowProps {
  readonly service: ListedServiceFragment;
  readonly onAct: (act: ServiceAct) => void;
}

const everyOffered = new Map(everyServiceAct.map((name) => [name, null]));

/** Shows one service of the library with its picture, and the acts on it. */
export function ServiceRow({ service, onAct }: ServiceRowProps) {
  const { name, kind, uses, encanto, picture } = service;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "64px minmax(0, 1fr) auto", sm: "96px minmax(0, 1fr) auto" },
        gap: 3,
        alignItems: "start",
        py: 2,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <PackagePicture
        address={picture ?? undefined}
        alt=""
        sizes="96px"
        sx={{ borderRadius: 1, overflow: "hidden" }}
      />
      <Box sx={{ overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2">{serviceDetail(service, new Date())}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[serviceKindLabels[kind], usesText(uses), encanto].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <ActsMenu
        label={`Acciones de ${name}`}
        acts={serviceActs}
        names={everyServiceAct}
        record={{}}
        offered={everyOffered}
        onAct={onAct}
      />
    </Box>
  );
}
