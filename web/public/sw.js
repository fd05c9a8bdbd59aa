// Shows notices while the application is closed, keeps a shared text until a quote takes it, and shows the
// trips that this phone keeps while it has no network.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A kept trip: `/sin-red/{trip}` is its page, by its contract, reservation or share,
// `/sin-red/{trip}/{voucher}` a ticket of it, and `/sin-red/por/{hash}` says which trip a short address
// opens, without the address.
const TRIPS = "viajes";
const KEPT = "/sin-red/";
const UNTIL = "x-hasta";
const ONE_TRIP = /^\/sin-red\/([\w-]+)$/;
const OPENS_TRIP = /^\/(pago|viaje|ordenReserva|v)\/([\w-]+)$/;

// A text that was shared to the application waits in this cache until a new quote takes it, through a sign-in
// too; it goes to no server.
const SHARED = "compartido";

self.addEventListener("fetch", (event) => {
  const request = event.request;
  if (request.mode !== "navigate") return;
  const path = pathOf(request);
  if (path === "/compartir" && request.method === "POST") return event.respondWith(keepShared(request));
  if (path.startsWith(KEPT)) event.respondWith(answerKept(path, request));
  else if (OPENS_TRIP.test(path)) event.respondWith(answerTrip(path, request));
  else event.waitUntil(dropOld());
});

const pathOf = (request) => new URL(request.url).pathname;

async function keepShared(request) {
  const sent = await request.formData();
  const parts = ["titulo", "texto", "enlace"].map((name) => sent.get(name));
  const text = parts.filter((part) => typeof part === "string" && part.trim()).join("\n");
  await (await caches.open(SHARED)).put("/compartido", new Response(text));
  return Response.redirect("/quotesList?compartido=1", 303);
}

// Takes away what is a week past its return.
async function dropOld() {
  if (!(await caches.has(TRIPS))) return;
  const cache = await caches.open(TRIPS);
  for (const request of await cache.keys()) {
    if (!ONE_TRIP.test(pathOf(request))) continue;
    const page = await cache.match(request);
    if (!(Date.parse(page.headers.get(UNTIL)) > Date.now())) await forget(pathOf(request));
  }
}

// Takes a trip away with its vouchers and the addresses that open it.
async function forget(place) {
  const cache = await caches.open(TRIPS);
  for (const request of await cache.keys()) {
    const path = pathOf(request);
    const opens = path.startsWith(KEPT + "por/") && (await (await cache.match(request)).text()) === place;
    if (path === place || path.startsWith(place + "/") || opens) await cache.delete(request);
  }
}

async function placeOf(path) {
  const [, page, id] = OPENS_TRIP.exec(path);
  if (page !== "v") return KEPT + id;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(path));
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const said = await (await caches.open(TRIPS)).match(KEPT + "por/" + hash);
  return said ? said.text() : null;
}

// Answers the page of a trip from the network, without one what is kept of it.
async function answerTrip(path, request) {
  await dropOld();
  let answer;
  try {
    answer = await fetch(request);
  } catch {
    const place = await placeOf(path);
    const page = place && (await (await caches.open(TRIPS)).match(place));
    return page || Response.error();
  }
  if (answer.status === 401 || answer.status === 404) {
    const place = await placeOf(path);
    if (place) await forget(place);
  }
  return answer;
}

// Answers a kept trip or voucher; a form that is sent to a trip takes it away.
async function answerKept(path, request) {
  await dropOld();
  if (request.method === "POST" && ONE_TRIP.test(path)) {
    await forget(path);
    const words = "Borramos el viaje de este teléfono. Con internet lo ves en el enlace que te enviamos.";
    return new Response(words, { headers: { "content-type": "text/plain; charset=utf-8" } });
  }
  const found = await (await caches.open(TRIPS)).match(path);
  return found || fetch(request);
}

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // What is no message of ours is shown as a notice without a title of its own.
  }
  const id = typeof told.id === "string" ? told.id : null;
  const title = typeof told.title === "string" && told.title ? told.title : "Tienes un aviso nuevo";
  event.waitUntil(
    self.registration.showNotification(title, {
      tag: id || "avisos",
      icon: "/travesia.svg",
      lang: "es-CO",
      data: { id },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const id = event.notification.data && event.notification.data.id;
  const address = id ? `/notificaciones?abrir=${encodeURIComponent(id)}` : "/notificaciones";
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(async (windows) => {
      const open = windows.find((window) => "navigate" in window);
      if (!open) return self.clients.openWindow(address);
      await open.navigate(address);
      return open.focus();
    }),
  );
});
