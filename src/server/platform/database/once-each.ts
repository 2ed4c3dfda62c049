/** Work on files that stay as they are: done once a process, however many servers a test run starts in it. */

/** `make`, asked once for the same names; what it answers stays for the life of the process. */
export function onceEach<Made>(make: (...names: string[]) => Made): (...names: string[]) => Made {
  const made = new Map<string, Made>();
  return (...names) => {
    const name = JSON.stringify(names);
    const known = made.get(name) ?? make(...names);
    made.set(name, known);
    return known;
  };
}
