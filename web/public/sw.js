// Shows notices while the application is closed. It keeps no files and answers no requests.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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
