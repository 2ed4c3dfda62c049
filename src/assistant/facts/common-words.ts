/** Words that stand in every question, in eleven languages; they tell nothing of what is asked. */
import { wordMatcher } from "../reading/words/number-words.ts";

export const isCommon = wordMatcher(
  "the and for are was were will would can could may might must should shall does did has have had not but with from into onto this that these those there their them they you your our ours his her hers its who whom whose what when where why how which any some all much many more most very just also only too please tell know whats want need get got let make take about after before again then than been being here hajj haj rihla come going still yes now use" +
    " في من على الى عن هل ما ماذا متى كيف اين لماذا كم هذا هذه ذلك التي الذي هو هي نحن انا انت لي لنا له لها مع او ان كان يكون عند قبل بعد كل اي يمكن ممكن اريد الحج حج" +
    " کا کی کے کو سے میں پر تک ہے ہیں کیا کب کیسے کہاں کیوں کون کتنا کتنے کتنی یہ وہ اور یا ہم مجھے ہمیں میرا میری میرے ہمارا ہماری ہو گا گی گے رہا رہی رہے سکتا سکتی سکتے چاہیے لیے ساتھ نہیں حج کر کرنا کریں بھی" +
    " का की के को से में पर तक है हैं क्या कब कैसे कहां कहाँ क्यों कौन कितना कितने कितनी यह वह और या हम मुझे हमें मेरा मेरी मेरे हमारा हमारी हो होगा होगी रहा रही रहे सकता सकती सकते चाहिए लिए साथ नहीं हज कर करना करें भी" +
    " এর জন্য থেকে মধ্যে আছে কি কী কবে কখন কোথায় কেন কীভাবে কিভাবে কত এই সেই এবং বা আমি আমরা আমার আমাদের হবে যাবে পারি পারব পারবে হজ হজে করতে করা না ও আপনি" +
    " nedir kadar bir ve bu icin ile mi mu ne nasil nerede neden hangi kac var yok ben biz benim bizim olan olarak gibi daha cok sonra once hac haci hacda miyim mi̇" +
    " les des une est sont pour avec dans sur que qui quoi comment quand pourquoi combien mon mes nos notre nous vous ils elle peut peux puis dois doit faut fait faire pas plus avant apres pendant hajj" +
    " itu yang dan dari untuk dengan apa apakah bagaimana kapan dimana kenapa mengapa berapa saya kami kita ada adalah ini itu atau pada akan bisa boleh harus sudah belum haji adakah bila macam mana perlu tidak" +
    " چیست است هست هستند چه چی کی کجا چرا چطور چگونه چند برای از با در به که این آن من ما را می شود میشود باید آیا حج هم یا" +
    " такое что как где когда почему сколько какой какая какие для или это наш наша мне нам мой моя можно нужно надо есть будет если при хадж хаджа хадже",
);
