import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import type { SxProps, Theme } from "@mui/material/styles";

interface PageTextProps {
  /** Published HTML, already sanitized by the server, so that the page can insert it unchanged. */
  readonly html: string;
  readonly sx?: SxProps<Theme>;
}

const prose = {
  maxWidth: 720,
  overflowWrap: "anywhere",
  "& h1, & h2, & h3": {
    fontFamily: "h2.fontFamily",
    fontWeight: 500,
    letterSpacing: "-0.01em",
    lineHeight: 1.25,
  },
  "& h1": { fontSize: { xs: "2.125rem", md: "2.75rem" }, lineHeight: 1.12, mt: 0, mb: 4 },
  "& h2": { fontSize: "1.5rem", mt: 8, mb: 3 },
  "& h3": { fontSize: "1.1875rem", mt: 6, mb: 2 },
  "& > :first-child": { mt: 0 },
  "& p, & li": { fontSize: "1rem", lineHeight: 1.65 },
  "& p, & ul, & ol": { my: 3 },
  "& ul, & ol": { pl: 6 },
  "& li + li": { mt: 1.5 },
  "& a": { color: "primary.main", textDecorationColor: "currentcolor" },
  "& blockquote": { ml: 0, pl: 4, borderLeft: 2, borderColor: "primary.main", color: "text.secondary" },
  "& hr": { border: 0, borderTop: 1, borderColor: "divider", my: 6 },
  "& img": { maxWidth: "100%", borderRadius: 1 },
  "& table": { borderCollapse: "collapse", display: "block", overflowX: "auto" },
  "& th, & td": { border: 1, borderColor: "divider", px: 3, py: 2, textAlign: "left" },
} as const;

/** Shows a published text of the agency. */
export const PublishedText = ({ html, sx }: PageTextProps) => (
  <Box
    sx={[prose, ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx])] as SxProps<Theme>}
    dangerouslySetInnerHTML={{ __html: html }}
  />
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
