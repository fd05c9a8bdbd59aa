import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { type ShownSlide, slideContent } from "@travesia/api/content/landing-content.rules";
import { Slide } from "@travesia/pages/landing/Slide.tsx";
import { LandingStyle } from "@travesia/pages/style/LandingStyle.tsx";
import { useCarousel } from "./useCarousel.ts";
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon } from "../../../ui/icons.tsx";

interface CarouselHeroProps {
  readonly slides: readonly (ShownSlide & { readonly id: string })[];
}

const control = {
  backgroundColor: "background.paper",
  border: 1,
  borderColor: "divider",
  "&:hover": { backgroundColor: "surface.sand" },
} as const;

/** Shows the carousel at the top of the landing page; each slide links to the packages of its destination. */
export function CarouselHero({ slides }: CarouselHeroProps) {
  const { shown, moving, goTo, stop, hold } = useCarousel(slides.length);
  const slide = slides[shown];
  if (!slide) return null;
  return (
    <Box
      component="section"
      aria-roledescription="carrusel"
      aria-label="Destinos"
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <LandingStyle />
      <Box aria-live={moving ? "off" : "polite"}>
        <Slide
          key={slide.id}
          {...slideContent(slide)}
          label={`${shown + 1} de ${slides.length}`}
          eager={shown === 0}
        />
      </Box>
      {slides.length > 1 && (
        <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between", mt: 3, gap: 3 }}>
          <Stack direction="row" sx={{ alignItems: "center" }}>
            {slides.map(({ id, title }, n) => (
              <ButtonBase
                key={id}
                aria-label={`Ver ${title || `imagen ${n + 1}`}`}
                aria-current={n === shown}
                onClick={() => goTo(n)}
                sx={{ width: 32, height: 32, borderRadius: 1 }}
              >
                <Box
                  sx={{
                    width: n === shown ? 24 : 8,
                    height: 8,
                    borderRadius: 1,
                    transition: "width 160ms",
                    backgroundColor: n === shown ? "primary.main" : "text.secondary",
                    opacity: n === shown ? 1 : 0.45,
                  }}
                />
              </ButtonBase>
            ))}
          </Stack>
          <Stack direction="row" sx={{ gap: 2 }}>
            {moving && (
              <IconButton size="small" aria-label="Detener el carrusel" onClick={stop} sx={control}>
                <PauseIcon fontSize="small" />
              </IconButton>
            )}
            <IconButton
              size="small"
              aria-label="Imagen anterior"
              onClick={() => goTo(shown - 1)}
              sx={control}
            >
              <ChevronLeftIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label="Imagen siguiente"
              onClick={() => goTo(shown + 1)}
              sx={control}
            >
              <ChevronRightIcon fontSize="small" />
            </IconButton>
          </Stack>
        </Stack>
      )}
    </Box>
  );
}
