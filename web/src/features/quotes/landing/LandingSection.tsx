import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { landingTexts as texts } from "./landing.texts.ts";

interface LandingSectionProps {
  /** Anchor of the section. */
  readonly id?: string;
  readonly title: string;
  /** Address of the page with all items of this kind. */
  readonly all?: string;
  /** True to show the text beside the heading instead of below it. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** Shows one section of the landing page under its heading. */
export function LandingSection({ id, title, all, beside = false, children }: LandingSectionProps) {
  const heading = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={heading}
      sx={{
        scrollMarginTop: 24,
        ...(beside && { display: { md: "grid" }, gridTemplateColumns: "minmax(0, 5fr) minmax(0, 11fr)" }),
      }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: "space-between", alignItems: "baseline", gap: 4, mb: { xs: 5, md: 7 } }}
      >
        <Typography id={heading} variant="h2" sx={{ fontSize: { xs: "1.5rem", md: "2rem" } }}>
          {title}
        </Typography>
        {all && (
          <Button href={all} aria-label={`${texts.seeAll}: ${title}`} sx={{ flexShrink: 0 }}>
            {texts.seeAll}
          </Button>
        )}
      </Stack>
      {children}
    </Box>
  );
}
