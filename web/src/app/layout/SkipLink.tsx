import Link from "@mui/material/Link";

/** The first stop of the keyboard: over the navigation, straight to what the page says. */
export function SkipLink() {
  return (
    <Link
      href="#contenido"
      sx={{
        position: "fixed",
        left: 8,
        top: -60,
        zIndex: "tooltip",
        px: 4,
        py: 2,
        borderRadius: 1,
        backgroundColor: "background.paper",
        border: 1,
        "&:focus": { top: 8 },
        displayPrint: "none",
      }}
    >
      Ir al contenido
    </Link>
  );
}
