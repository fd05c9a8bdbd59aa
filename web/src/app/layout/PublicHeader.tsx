import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { radius } from "@travesia/api/look";
import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { BarPlace, UnderBarPlace } from "../../base/layout/bar-place.tsx";
import { Brand } from "../../base/layout/Brand.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { ThemeToggle } from "../../base/layout/ThemeToggle.tsx";
import { isBranded, publicMenu } from "./public-menu.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";
import { useSession } from "../../base/session/useSession.ts";
import { MenuIcon } from "../../ui/icons.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const PublicMenu = lazyPart(async () => (await import("./PublicMenu.tsx")).PublicMenu);

/** Shows the link to sign in; for signed-in users, the link to their start page. */
function Entrance() {
  const { isAuthenticated } = useSession();
  return (
    <Button variant="outlined" href={isAuthenticated ? systemPaths.start.to() : systemPaths.login.to()}>
      {isAuthenticated ? "Mi cuenta" : "Iniciar sesión"}
    </Button>
  );
}

/**
 * Shows the header of a public page. `bare` hides the links to other pages, on pages with a single decision.
 */
export function PublicHeader({ bare }: { readonly bare: boolean }) {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <SkipLink />
      <Stack
        direction="row"
        sx={{ position: "relative", zIndex: "appBar", py: 4, gap: { xs: 1, sm: 3 }, alignItems: "center" }}
      >
        {bare ? (
          !isBranded(pathname) && <Brand />
        ) : (
          <ButtonBase href={systemPaths.home.to()} sx={{ borderRadius: `${radius.field}px` }}>
            <Brand />
          </ButtonBase>
        )}
        <Box sx={{ flex: 1 }} />
        {!bare && (
          <Stack
            component="nav"
            aria-label="Principal"
            direction="row"
            sx={{ display: { xs: "none", md: "flex" }, gap: 1 }}
          >
            {publicMenu.map(({ label, to }) => (
              <Button key={to} href={to} color="inherit" aria-current={pathname === to ? "page" : undefined}>
                {label}
              </Button>
            ))}
          </Stack>
        )}
        <BarPlace />
        <ThemeToggle />
        {!bare && <Entrance />}
        {!bare && (
          <IconButton
            aria-label="Ver el menú"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => {
              setAsked(true);
              setAnchor(event.currentTarget);
            }}
            sx={{ display: { md: "none" } }}
          >
            <MenuIcon />
          </IconButton>
        )}
        {asked && (
          <Suspense fallback={null}>
            <PublicMenu anchor={anchor} onClose={() => setAnchor(null)} />
          </Suspense>
        )}
        <UnderBarPlace />
      </Stack>
    </>
  );
}
