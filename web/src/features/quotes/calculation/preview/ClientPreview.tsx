import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useDeferredValue, useId } from "react";
import { HiddenText } from "../../../../ui/HiddenText.tsx";
import { Later } from "../../../../ui/Later.tsx";
import { lazyPart } from "../../../../ui/lazy-part.ts";
import type { Calculated } from "../calculator.figures.ts";
import { PREVIEW, PREVIEW_HINT, withoutCosts } from "../calculation.texts.ts";
import { earningsText } from "./earnings.ts";
import type { FollowedPart } from "./followed-part.ts";
import type { PreviewOf } from "./preview.types.ts";

const ClientPhone = lazyPart(async () => (await import("./ClientPhone.tsx")).ClientPhone);

/** Width of a phone in pixels. */
const PHONE = 390;

interface ClientPreviewProps {
  readonly of: PreviewOf;
  /** Entered values, with their figures. */
  readonly calculated: Calculated;
  /** Part being edited, which the frame shows; null before any is. */
  readonly part: FollowedPart | null;
  /** Height of the frame, as a CSS value. */
  readonly height: string;
}

/**
 * Shows the client's page in a phone frame while the price is being calculated, with the agency's profit
 * below. It follows the entered values whenever the browser is idle, and shows the part being edited.
 */
export function ClientPreview({ of, calculated, part, height }: ClientPreviewProps) {
  const heading = useId();
  const settled = useDeferredValue(calculated);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ width: "min(100%, calc(var(--phone) + 20px))" }}>
      <Typography id={heading} variant="h6" component="h3" sx={{ mb: 2 }}>
        {PREVIEW}
      </Typography>
      <Box
        sx={{
          height,
          boxSizing: "border-box",
          p: 2,
          border: 1,
          borderColor: "divider",
          borderRadius: "32px",
          backgroundColor: "surface.sand",
        }}
      >
        <Box
          sx={{
            height: "100%",
            overflow: "hidden",
            borderRadius: "24px",
            border: 1,
            borderColor: "divider",
            backgroundColor: "background.default",
          }}
        >
          <HiddenText>{PREVIEW_HINT}</HiddenText>
          <Box
            role="group"
            aria-label={PREVIEW}
            // The page in it is longer than the frame: it is scrolled by keys too.
            tabIndex={0}
            sx={{
              width: "calc(100% / var(--scale))",
              height: "calc(100% / var(--scale))",
              transform: "scale(var(--scale))",
              transformOrigin: "0 0",
              overflowX: "hidden",
              overflowY: "auto",
              overscrollBehavior: "contain",
              scrollbarWidth: "thin",
              "@media (prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
            }}
          >
            <Later waiting={<Waiting />}>
              <ClientPhone of={of} calculated={settled} part={part} />
            </Later>
          </Box>
        </Box>
      </Box>
      <Earnings of={of} calculated={calculated} />
    </Box>
  );
}

/** Returns the CSS variables of the frame: the displayed width of the phone, and the scale of its page. */
export const phoneSize = (scale: number) => ({
  "--scale": String(scale),
  "--phone": `${Math.round(PHONE * scale)}px`,
});

const Waiting = () => (
  <Box sx={{ p: 4, display: "grid", gap: 5 }}>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={180} />
    <Skeleton variant="rounded" height={260} />
  </Box>
);

/** Shows the agency's profit at a price, on a line that only the person who calculates sees. */
function Earnings({ of, calculated: { figures } }: Pick<ClientPreviewProps, "of" | "calculated">) {
  const text = earningsText(figures, of.discountPercent, of.persons);
  const loses = figures.precioFinalTotal < figures.costoBase + figures.totalComisiones;
  return (
    <Typography
      variant="body2"
      data-earnings
      color={text === null ? "textSecondary" : loses ? "error" : undefined}
      sx={{
        mt: 2,
        textWrap: "balance",
        fontVariantNumeric: "tabular-nums",
        "&::first-letter": { textTransform: "uppercase" },
      }}
    >
      {text ?? withoutCosts(of.written !== null)}
    </Typography>
  );
}
