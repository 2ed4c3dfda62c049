/** What the demo operator and its customers write to each other, and what colleagues note. */

/** One side after the other, the pilgrim first. */
export const THREADS: readonly (readonly string[])[] = [
  [
    "Assalamu alaikum. My mother cannot manage stairs: is there a room near the lift in Makkah?",
    "Wa alaikum assalam. Yes, we have put you on the third floor, two doors from the lift.",
    "Jazakum Allahu khayran, that is a great relief.",
  ],
  [
    "Which date should the health certificate bear? My doctor could write it next week.",
    "Within three months of departure, please, so wait until February. We remind you in time.",
  ],
  ["Can we bring a folding wheelchair on the coaches?", "Of course, and it travels free. Please tell us its size."],
  [
    "We would like to stay two nights longer in Madinah if there is room.",
    "We have asked the hotel and write to you as soon as they answer.",
    "No hurry, thank you.",
    "Good news: the room is yours for two more nights. Shall we add it?",
    "Yes please!",
  ],
  ["هل يمكن أن تكون غرفتنا بجوار غرفة عائلة أخي؟", "نعم، سجّلنا طلبكم وسنؤكده عند استلام قائمة الغرف."],
  ["Where do we meet at the airport?"],
  ["My passport was renewed. Do I upload the new one, or send it to you?"],
];

export const NOTES: readonly string[] = [
  "Prefers calls after Maghrib.",
  "Father uses a wheelchair: camp with ramps, seat at the front of the coach.",
  "Travelled with us in 1445; asked for the same guide.",
  "Vegetarian meals for two.",
  "Wants to share the tent row with the Farouk family.",
  "Brother books separately: keep their rooms on one floor.",
];
