import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keptOrDrawn } from "@travesia/api/landscape";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import type { SlideFragment } from "../content.generated.ts";

/** Fields of a slide that the carousel shows. */
export type ShownSlide = Pick<SlideFragment, "id" | "image" | "title" | "description" | "destino">;

interface CarouselSlideViewProps {
  readonly slide: ShownSlide;
  /** Address that the whole slide links to; without it the slide has no link. */
  readonly href?: string;
  /** Position of the slide: `2 de 4`. */
  readonly label: string;
  readonly eager?: boolean;
}

/**
 * Shows one slide of the carousel, with its text on a light surface so that it is readable over any picture.
 */
export function CarouselSlideView({ slide, href, label, eager = true }: CarouselSlideViewProps) {
  const { image, title, description, destino } = slide;
  const words = title || description;
  return (
    <Box
      role="group"
      aria-roledescription="imagen"
      aria-label={label}
      sx={{
        position: "relative",
        borderRadius: 2,
        overflow: "hidden",
        border: 1,
        borderColor: "divider",
        "@keyframes appear": { from: { opacity: 0.4 }, to: { opacity: 1 } },
        "@media (prefers-reduced-motion: no-preference)": { animation: "appear 200ms ease-out" },
      }}
    >
      <PackagePicture
        address={keptOrDrawn(image, `${destino} ${title}`)}
        alt={words ? "" : "Destino"}
        sizes="(max-width: 1120px) 100vw, 1120px"
        eager={eager}
        sx={{ aspectRatio: { xs: "4 / 3", md: "21 / 9" } }}
      />
      {words && (
        <Stack
          sx={{
            gap: 2,
            alignItems: "flex-start",
            backgroundColor: "background.paper",
            position: { md: "absolute" },
            left: { md: 32 },
            bottom: { md: 32 },
            maxWidth: { md: 440 },
            p: { xs: 4, md: 5 },
            borderRadius: { md: 2 },
          }}
        >
          <Typography variant="h2" sx={{ fontSize: { xs: "1.5rem", md: "2rem" } }}>
            {href ? (
              <Link
                href={href}
                color="inherit"
                underline="none"
                sx={{ "&::after": { content: '""', position: "absolute", inset: 0 } }}
              >
                {title || description}
              </Link>
            ) : (
              title || description
            )}
          </Typography>
          {title && description && <Typography color="textSecondary">{description}</Typography>}
          {href && (
            <Button component="span" tabIndex={-1} aria-hidden="true" variant="outlined" size="small">
              Ver viajes
            </Button>
          )}
        </Stack>
      )}
      {!words && href && <Link href={href} aria-label="Ver viajes" sx={{ position: "absolute", inset: 0 }} />}
    </Box>
  );
}
