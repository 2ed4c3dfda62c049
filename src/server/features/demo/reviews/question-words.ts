/** What pilgrims ask before they book, and what operators answer. */

export interface QuestionAnswer {
  readonly question: string;
  readonly answer: string;
}

export const ASKED: readonly QuestionAnswer[] = [
  {
    question: "Does the hotel in Makkah have lifts to every floor, and how crowded are they at prayer times?",
    answer:
      "Yes, six lifts to all floors. Count on a quarter of an hour after each prayer; the first three floors are kept for those who cannot wait.",
  },
  {
    question: "My father uses a wheelchair. Is the camp in Mina reached without steps?",
    answer:
      "The camp has ramps and two adapted washrooms. Please tell us when you book, so that the tent next to them is yours.",
  },
  {
    question: "Are the tents in Mina for men and women on the same side, and can a family stay close together?",
    answer: "Tents are separate for men and women. Families get tents opposite each other, with the same guide.",
  },
  {
    question: "Who carries the luggage from Madinah to Makkah?",
    answer: "Our own lorry, door to door, on the same day. You only take what you need for the state of ihram.",
  },
  {
    question: "Is the sacrifice included in the price, and do we get a message when it is done?",
    answer:
      "It is not in the price: you order it through us. You get a message on the tenth as soon as it is done, so that you know when to cut your hair.",
  },
  {
    question: "Can we arrive two days earlier at our own cost?",
    answer: "Yes, if the rooms are free. We tell you the price of the extra nights before you pay anything.",
  },
  {
    question: "How long is the walk from the camp to the Jamarat?",
    answer: "About twenty minutes one way in the cool of the morning. A golf cart takes those who cannot walk it.",
  },
  {
    question: "Is there a doctor with the group?",
    answer: "A doctor and a nurse travel with us from the first day to the last, and both speak English and Urdu.",
  },
  {
    question: "Do the meals suit people with diabetes?",
    answer: "Each buffet has dishes without sugar, marked as such. Tell us your needs and the kitchen plans with them.",
  },
  {
    question: "Are the buses between Mina, Arafah and Muzdalifah only for our group?",
    answer:
      "Yes. Every bus has our name and a number that you get on a wristband, and it waits until everyone is counted.",
  },
  {
    question: "What happens to our money if a visa is refused?",
    answer: "Everything but the visa fee comes back within fourteen days, whatever the cancellation terms say.",
  },
  {
    question: "كم شخصًا في الغرفة الرباعية، وهل الأسرّة منفصلة؟",
    answer: "أربعة أشخاص بأسرّة منفصلة، ولا يُجمع في الغرفة إلا من هم من عائلة واحدة أو من جنس واحد.",
  },
];

/** Asked in the last hours, not answered yet. */
export const WAITING = [
  "Is the shuttle to the Haram running through the night, or only until midnight?",
  "We are two sisters without a mahram in the group. Whom would we share the room with?",
  "Can the guide explain the rites in Bengali as well?",
  "Is the double room guaranteed, or only on request?",
  "How many hours is the transfer from Jeddah, and is there a stop?",
  "هل يوجد مصلى للنساء قرب المخيم في منى؟",
  "My son is fourteen. Does he pay the full price?",
] as const;
