import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { ProseStyle } from "@travesia/pages/style/ProseStyle.tsx";
import { PublishedText as Text } from "@travesia/pages/text/PublishedText.tsx";

/** Shows a published text of the agency. */
export const PublishedText = ({ html }: { readonly html: string }) => (
  <>
    <ProseStyle />
    <Text html={html} />
  </>
);

/** Shows the placeholder of a text that is loading. */
export const PublishedTextSkeleton = () => (
  <Stack role="status" aria-label="Cargando" sx={{ maxWidth: 720, gap: 2 }}>
    <Skeleton width="55%" height={44} />
    {[100, 96, 98, 64, 100, 90].map((width, n) => (
      <Skeleton key={n} width={`${width}%`} />
    ))}
  </Stack>
);
