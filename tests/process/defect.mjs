// Loaded into a process of the application by its tests: at SIGUSR2 something fails that nobody catches.
process.on("SIGUSR2", () => {
  const defect = new Error("a defect that nobody caught");
  if (process.env.DEFECT === "a rejection") void Promise.reject(defect);
  else throw defect;
});
