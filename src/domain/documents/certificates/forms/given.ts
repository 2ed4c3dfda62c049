import { plainIndic } from "../fold.ts";

/** That a dose was given (folded). What is planned, asked for or refused has none of these, or a word that nobody knows. */
const WRITTEN =
  /\b(?:received|vaccinated|immuni[sz]ed|inoculated|was given|were given|given on|administered|has had)\b|\ba recu\b|vaccinee? |\badministre|\bdivaksin|\bmenerima\b|\bmendapat|\bdiberikan\b|\bdisuntik|\bdiberi\b|asilan|uygulan|yapil|привит|введен|получил|вакцинирован|تم تطعيم|تم تلقيح|تلق[يت]|اعطي|طعم\p{L}* ب|دريافت|تزريق شد|واكسينه|لگا(?:ي|ئ|ه)?|دي گي|लगा|दिया|दी गई|দেওয়া হয়েছে|প্রদান করা হয়েছে|গ্রহণ করেছেন/u;

export const GIVEN = new RegExp(plainIndic(WRITTEN.source), "u");
