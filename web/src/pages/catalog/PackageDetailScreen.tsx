import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { today as todayOf } from "@travesia/api/colombia/days";
import { type ShownDeparture, upcoming } from "@travesia/api/catalog/package-offer.rules";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { leaveFirstPage } from "../../base/first-page.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useSession } from "../../base/session/useSession.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { HiddenText } from "../../ui/HiddenText.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import {
  type PackageDetailQuery,
  usePackageContactQuery,
  usePackageDetailQuery,
} from "../../features/catalog/catalog.generated.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { catalogTexts } from "../../features/catalog/catalog.texts.ts";
import { DepartureChoice } from "../../features/catalog/DepartureChoice.tsx";
import { PackageView } from "../../features/catalog/PackageView.tsx";
import { reserveByWhatsApp } from "../../features/catalog/reserve.ts";
import { LateRequestQuote } from "../../features/quotes/landing/LateRequestQuote.ts";
import { useQuoteRequest } from "../../features/quotes/landing/useQuoteRequest.ts";
import { requestTo } from "../../features/quotes/landing/request.paths.ts";
import { reservationTexts } from "../../features/reservations/reservation.texts.ts";
import { bookingOf } from "../../features/reservations/reservations.paths.ts";

/** Returns the id of a package from a text; 0 for an invalid one. */
const idOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** Shows one package: its pictures, its contents, its place, its departures, and the button to reserve. */
export function PackageDetailScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = usePackageDetailQuery({ variables: { id: idOf(id) } });
  useEffect(() => {
    if (data || error) leaveFirstPage();
  }, [data, error]);
  usePageTitle(data ? (data.package?.title ?? catalogTexts.notFound) : "Paquete");
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch, "listPackages")} />;
  if (!data) return <DetailSkeleton />;
  if (!data.package) {
    const all = (
      <Button variant="outlined" href={catalogPaths.all.to()}>
        {catalogTexts.all}
      </Button>
    );
    return (
      <EmptyState page action={all}>
        {catalogTexts.notFound}
      </EmptyState>
    );
  }
  return <Detail key={data.package.id} pack={data.package} similar={data.similarPackages} />;
}

/** Returns the index of the departure of the address, or of the only one; null when it has no seats. */
function firstChosen(departures: readonly ShownDeparture[], salida: string | undefined): number | null {
  const place = departures.length === 1 ? 0 : departures.findIndex((one) => one.salida === salida);
  return (departures[place]?.disponibles ?? 0) > 0 ? place : null;
}

interface DetailProps {
  readonly pack: NonNullable<PackageDetailQuery["package"]>;
  readonly similar: PackageDetailQuery["similarPackages"];
}

function Detail({ pack, similar }: DetailProps) {
  const { isAuthenticated } = useSession();
  // eslint-disable-next-line no-restricted-syntax -- without it the other ways to reserve are there
  const { data } = usePackageContactQuery();
  const navigate = useNavigate();
  const from = useLocation();
  const toasts = useToasts();
  const departures = upcoming(pack.fechas, todayOf(new Date()));
  const address = useAddress();
  const [chosen, setChosen] = useState(() => firstChosen(departures, address.values["salida"]));
  const choose = (place: number) => {
    setChosen(place);
    // After signing in, or on the way back, it is still chosen.
    address.set({ salida: departures[place]?.salida ?? "" });
  };
  const departure = chosen === null ? undefined : departures[chosen];
  const { wish, request, close } = useQuoteRequest();
  const asked = {
    destino: pack.city || pack.title,
    ...(departure && { fechaIda: departure.salida, fechaRegreso: departure.vuelta }),
    observaciones: `Me interesa el paquete «${pack.title}».`,
  };
  const whatsapp = data?.publicSettings.whatsapp;
  return (
    <PackageView pack={pack} credits={pack.creditos} similar={similar}>
      <DepartureChoice
        pack={pack}
        departures={departures}
        chosen={chosen}
        onChoose={choose}
        chat={whatsapp ? reserveByWhatsApp(whatsapp, pack.title, departure) : null}
        quote={{
          href: requestTo(asked),
          onPress: () => request({ ...asked, paquete: { id: pack.id, title: pack.title } }),
        }}
        reserve={
          departures.length > 0
            ? {
                href: isAuthenticated ? bookingOf(pack.id, departure?.salida) : systemPaths.login.to(),
                // After signing in they return here.
                onPress: isAuthenticated
                  ? undefined
                  : (event) => {
                      event.preventDefault();
                      toasts.info(reservationTexts.signedOut);
                      void navigate(systemPaths.login.to(), { state: { from } });
                    },
                hint: isAuthenticated ? catalogTexts.reserveSignedIn : catalogTexts.reserveSignedOut,
              }
            : undefined
        }
      />
      {wish && (
        <Suspense fallback={null}>
          <LateRequestQuote wish={wish} onClose={close} />
        </Suspense>
      )}
    </PackageView>
  );
}

function DetailSkeleton() {
  return (
    <Stack role="status" aria-label="Cargando" sx={{ gap: 4, mt: 4, position: "relative" }}>
      <HiddenText heading>Cargando</HiddenText>
      <Skeleton width="50%" height={52} />
      <Skeleton variant="rounded" sx={{ width: "100%", height: "auto", aspectRatio: "16 / 8" }} />
      <Skeleton width="80%" />
      <Skeleton width="70%" />
    </Stack>
  );
}
