import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { type RefObject, useEffect, useState } from "react";
import { signatureTexts as texts } from "./signature.texts.ts";

interface SignBarProps {
  readonly destination: string;
  /** Price of the signed contract, in COP. */
  readonly price: number;
  /** Element of the form, which follows the bar and to which the bar scrolls. */
  readonly form: RefObject<HTMLElement | null>;
}

/**
 * Shows a button at the bottom of the window that scrolls to the signature form, while the form is outside
 * the window. It uses no layout space, so nothing moves when it appears or disappears.
 */
export function SignBar({ destination, price, form }: SignBarProps) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!form.current || typeof IntersectionObserver === "undefined") return undefined;
    const watch = new IntersectionObserver((seen) => setVisible(seen.at(-1)?.isIntersecting === true));
    watch.observe(form.current);
    return () => watch.disconnect();
  }, [form]);
  if (isVisible) return null;
  const go = () => {
    form.current?.scrollIntoView({ block: "start" });
    form.current?.focus({ preventScroll: true });
  };
  return (
    <Box sx={{ position: "sticky", bottom: { xs: 8, md: 16 }, height: 0, zIndex: 1, displayPrint: "none" }}>
      <Card data-foot-bar sx={{ position: "absolute", bottom: 0, left: 0, right: 0, p: 4, boxShadow: 6 }}>
        <Stack direction="row" sx={{ gap: 3, alignItems: "center", justifyContent: "space-between" }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650, fontVariantNumeric: "tabular-nums" }}>
              {formatCop(price)}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              Viaje a {destination}
            </Typography>
          </Box>
          <Button variant="contained" color="secondary" size="large" onClick={go} sx={{ flexShrink: 0 }}>
            {texts.goToSign}
          </Button>
        </Stack>
      </Card>
    </Box>
  );
}
