import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { HiddenText } from "../../../ui/HiddenText.tsx";
import { PackageGrid } from "../../catalog/PackageGrid.tsx";

/** Shows the placeholder of the landing page while it loads. */
export const LandingSkeleton = () => (
  <Stack sx={{ gap: 12, pt: { xs: 1, md: 3 }, position: "relative" }}>
    <HiddenText heading>Cargando</HiddenText>
    <Skeleton
      variant="rounded"
      sx={{ width: "100%", height: "auto", aspectRatio: { xs: "4 / 3", md: "21 / 9" } }}
    />
    <div>
      <Skeleton width="70%" height={56} />
      <Skeleton width="50%" height={28} />
    </div>
    <PackageGrid packages={undefined} />
  </Stack>
);
