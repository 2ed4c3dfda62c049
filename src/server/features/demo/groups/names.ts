/** Given names of people who travel with a customer, by sex; surnames are the customer's own. */

const WOMEN =
  "Ayesha Hina Javeria Lubna Mehreen Rabia Saima Zainab Shabnam Nusrat Sultana Amal Dalia Fadwa Hanan Layla Nadia Rania Yasmin Hoda Ayşe Elif Emine Fatma Hatice Merve Nurcan Selin Zehra Aminata Bintou Fatoumata Habiba Kadiatou Mariama Rokia Salimata Zara Aisyah Dewi Fitri Indah Lestari Nurul Putri Ratna Wati Yuliana Dian Sari";
const MEN =
  "Bilal Fahad Imran Kamran Nadeem Tariq Usman Farhan Rafiq Hamza Khalil Mahmoud Omar Samir Tamer Walid Zaki Karim Ahmet Burak Hakan Kemal Mehmet Murat Osman Yusuf Idrissa Lamine Mamadou Moussa Ousmane Sadiq Umar Hasan Iskandar Rahmat Rizal";

export const GIVEN_NAMES = { F: WOMEN.split(" "), M: MEN.split(" ") } as const;

/** Of a name of the demonstration's pools; those that both have are a man's here. */
export function sexOfName(firstName: string): "F" | "M" {
  return GIVEN_NAMES.F.includes(firstName) ? "F" : "M";
}
