/** Text that is typed and asked for only when the typing rests. */
import { useEffect, useEffectEvent, useState } from "react";

const REST_MS = 300;

/** The text in the field, and what changes it; `onRest` hears what stands there once nobody has typed for a moment. */
export function useTyped(asked: string, onRest: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState({ asked, sent: asked });
  if (known.asked !== asked) {
    setKnown({ asked, sent: asked });
    // Not what was typed here: somebody followed a link, and the field follows.
    if (asked !== known.sent) setText(asked);
  }
  const rest = useEffectEvent(() => {
    if (text.trim() === asked) return;
    setKnown({ asked, sent: text.trim() });
    onRest(text.trim());
  });
  useEffect(() => {
    if (text.trim() === asked) return;
    const waiting = setTimeout(rest, REST_MS);
    return () => clearTimeout(waiting);
  }, [text, asked]);
  return [text, setText];
}
