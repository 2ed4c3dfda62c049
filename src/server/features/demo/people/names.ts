/** Plausible names of people who do not exist, by region. */
import type { Region } from "../market/places.ts";

interface NamePool {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const pool = (first: string, last: string): NamePool => ({ first: first.split(" "), last: last.split(" ") });

export const NAMES: Record<Region, NamePool> = {
  south_asia: pool(
    "Ayesha Bilal Fahad Hina Imran Javeria Kamran Lubna Mehreen Nadeem Rabia Saima Tariq Usman Zainab Shabnam Farhan Nusrat Rafiq Sultana",
    "Ahmed Akhtar Baig Chaudhry Hussain Iqbal Javed Khan Malik Mirza Qureshi Raza Shaikh Siddiqui Begum Chowdhury Miah Ansari",
  ),
  arab: pool(
    "Abdelrahman Amal Bashir Dalia Fadwa Hamza Hanan Khalil Layla Mahmoud Nadia Omar Rania Samir Tamer Walid Yasmin Zaki Hoda Karim",
    "Haddad Mansour Nasser Saleh Shaheen Khoury Zidan Farouk Ghanem Hamdan Jaber Kassem Othman Rashed Sabbagh Taha Yasin Bennani",
  ),
  turkey: pool(
    "Ahmet Ayşe Burak Elif Emine Fatma Hakan Hatice Kemal Mehmet Merve Murat Nurcan Osman Selin Yusuf Zehra Kadir",
    "Aksoy Arslan Aydın Çelik Demir Doğan Erdem Güneş Kaplan Kaya Korkmaz Öztürk Polat Şahin Yıldız Yılmaz",
  ),
  nusantara: pool(
    "Adi Aisyah Budi Dewi Dian Farid Fitri Hasan Indah Iskandar Lestari Nurul Putri Rahmat Ratna Rizal Sari Wati Zulkifli Yuliana",
    "Abdullah Hidayat Ismail Kurniawan Maulana Nasution Nugroho Pratama Ramadhan Saputra Setiawan Siregar Suryadi Wahyudi Yusof Hakim",
  ),
  west_africa: pool(
    "Abdoulaye Aminata Bintou Cheikh Fatoumata Habiba Idrissa Kadiatou Lamine Mamadou Mariama Moussa Ousmane Rokia Sadiq Salimata Umar Zara",
    "Balogun Bello Camara Cissé Diallo Diop Keita Kone Lawal Musa Ndiaye Sanogo Sow Suleiman Touré Traoré Yakubu Abubakar",
  ),
};
