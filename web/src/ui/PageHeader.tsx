import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { usePageTitle } from "./usePageTitle.ts";

interface PageHeaderProps {
  readonly title: string;
  /** Under the title; its line is kept while what it says is still on its way. */
  readonly subtitle?: ReactNode;
  /** Buttons at the right; under the title on phones. */
  readonly actions?: ReactNode;
}

/**
 * Title of a screen, which is also the browser tab's; its buttons are not printed: `<PageHeader
 * title="Cotizaciones" actions={<Button>Nueva cotización</Button>} />`.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, actions } = props;
  usePageTitle(title);
  return (
    <Stack
      component="header"
      direction={{ xs: "column", sm: "row" }}
      sx={{ justifyContent: "space-between", alignItems: { sm: "center" }, gap: 3, mb: 5 }}
    >
      <div>
        <Typography variant="h4" component="h1">
          {title}
        </Typography>
        {"subtitle" in props && (
          <Typography
            variant="body2"
            color="textSecondary"
            component="div"
            sx={{ mt: 0.5, minHeight: "1lh" }}
          >
            {subtitle}
          </Typography>
        )}
      </div>
      {actions && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", displayPrint: "none" }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
