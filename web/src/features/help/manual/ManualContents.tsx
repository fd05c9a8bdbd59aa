import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { manualTexts as texts } from "./manual.texts.ts";
import type { ManualChapter } from "./manual.types.ts";

const plainList = { listStyle: "none", m: 0, p: 0 } as const;

/**
 * Shows the table of contents: every chapter with its sections as links; beside the text if there is room.
 */
export function ManualContents({ chapters }: { readonly chapters: readonly ManualChapter[] }) {
  return (
    <Box
      component="nav"
      aria-label={texts.contents}
      sx={{
        position: { md: "sticky" },
        top: 24,
        maxHeight: { md: "calc(100dvh - 48px)" },
        overflowY: { md: "auto" },
        pb: 2,
      }}
    >
      <Typography variant="subtitle2" component="h2" color="textSecondary" sx={{ mb: 3 }}>
        {texts.contents}
      </Typography>
      <Box component="ol" sx={{ ...plainList, display: "grid", gap: 4 }}>
        {chapters.map(({ id, title, sections }) => (
          <li key={id}>
            <Link href={`#${id}`} color="inherit" sx={{ fontWeight: 650, fontSize: "0.875rem" }}>
              {title}
            </Link>
            <Box component="ol" sx={{ ...plainList, display: { xs: "none", md: "grid" }, gap: 1, mt: 1.5 }}>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link href={`#${section.id}`} color="textSecondary" sx={{ fontSize: "0.8125rem" }}>
                    {section.title}
                  </Link>
                </li>
              ))}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
