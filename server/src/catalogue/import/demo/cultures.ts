/**
 * Parts of names of many cultures. A family name consists of a front and a back: most combinations are plausible, but
 * not the name of a real person.
 */
type Culture = { given: readonly string[]; front: readonly string[]; back: readonly string[] }

const words = (text: string): readonly string[] => text.split(' ')
/** The empty back, for fronts that are complete family names. */
const whole = ['']

export const cultures: readonly Culture[] = [
  {
    given: words(
      'Ada Beatrix Clement Dorothea Edmund Felicity Gregor Harriet Imogen Jasper Leonora Miles Nell Oswin Primrose Quentin Rosalind Silas Tabitha Wilfred Hazel Barnaby Cordelia Ellis',
    ),
    front: words('Ash Black Fair Hart Oak Thorn Win Hazel Mill Stan Whit Ald Bram Elder Marl Wether'),
    back: words('combe brook wick ley mere stead thorpe worth bourne croft'),
  },
  {
    given: words(
      'Astrid Björn Elin Håkon Ingrid Jørgen Kjersti Lars Märta Nils Øyvind Ragnhild Sigrid Torsten Ylva Åsa Leif Freja Anders Solveig',
    ),
    front: words('Lind Berg Ström Ek Söder Sjö Norr Alm Björk Hög Gran Løv Ås Vest'),
    back: words('qvist dahl gren holm vall lund stad sund hammar fjell'),
  },
  {
    given: words(
      'Anneliese Bernd Dörte Emil Friederike Götz Heike Jürgen Käthe Lorenz Margarethe Niklas Ottilie Rüdiger Swantje Ulrich Veronika Wiebke Matthias Jonas',
    ),
    front: words('Eichen Stein Wald Gold Mühl Rosen König Birken Falken Grün Hohen Silber'),
    back: words('feld bach hauer meier brunner städter thaler burger'),
  },
  {
    given: words(
      'Amélie Baptiste Clémence Didier Élodie François Geneviève Hélène Jérôme Léa Maëlle Noémie Océane Rémi Solène Théo Xavier Zoé Benoît Margaux',
    ),
    front: words('Beau Mont Clair Roche Bois Val Fon Cha Du Grand Lar Ville'),
    back: words('mont vallon taine chêne rivière bellet pré noir seau dreau'),
  },
  {
    given: words(
      'Alejandra Benito Consuelo Dámaso Esperanza Fermín Graciela Íñigo Jimena Lucía Maximiliano Nuria Óscar Pilar Rocío Sofía Tomás Valentina Ximena Ignacio Marisol Joaquín',
    ),
    front: words('Monte Villa Fuen Campo Torre Río Peña Valle Casta Agui Alta Mira'),
    back: words('rreal verde mayor santo blanca luna flores ñedo rrubia zábal'),
  },
  {
    given: words(
      'Adriana Bruno Cecília Davi Estêvão Fernanda Gonçalo Helena Inês João Leonor Mateus Nuno Otávio Raquel Simão Teresa Vítor Marília Caetano',
    ),
    front: words('Carva Olivei Perei Sou Mou Ferrei Alme Guima Rebe Tei'),
    back: words('lhal rinha ros zedo ral ida nes lo xeira doso'),
  },
  {
    given: words(
      'Alessia Bartolomeo Chiara Dario Eleonora Fabrizio Ginevra Ilario Lavinia Matteo Niccolò Ottavia Piero Rosalba Silvana Tullio Viola Zeno Fiammetta Corrado',
    ),
    front: words('Bella Monte Casa Forte Acqua Serra Pietra Cam Rosa Guar'),
    back: words('vecchia longhi ferro nardi rossa fiorita pelli dini santi lupo'),
  },
  {
    given: words(
      'Agnieszka Bogdan Czesław Danuta Elżbieta Grzegorz Halina Iwona Jarosław Kinga Łukasz Małgorzata Przemysław Stanisława Tadeusz Urszula Wojciech Zofia Milena Radomír',
    ),
    front: words('Brzo Krako Lipni Sosno Jawor Dębo Kamie Wierz Zale Grab'),
    back: words('wski cki ński wicz czyk rowski liński biński'),
  },
  {
    given: words(
      'Anastasia Bohdan Darya Evgeny Fedor Galina Ilya Ksenia Lyudmila Maksym Nadezhda Oksana Pavlo Rostislav Svetlana Taras Uliana Vsevolod Yaroslav Zlata',
    ),
    front: words('Bere Voro Zhelez Kova Luka Orlo Sere Tara Yaku Medve Polya Gorod'),
    back: words('zhenko novich bovsky tsky shchuk ntsev densky henko'),
  },
  {
    given: words(
      'Alexandra Dimitris Eleni Fotis Ioanna Katerina Leonidas Myrto Nikos Panagiota Spyros Theodora Vassilis Xenia Zacharias Despina Stavros Kalliope',
    ),
    front: words('Papa Kara Michal Geor Anag Chris Stama Drak Kalo Mavro'),
    back: words('dellis ntoulos gianakis stathos nikidis kopoulos zoglou'),
  },
  {
    given: words(
      'Asuman Barış Çiğdem Defne Ece Ferhat Gülşen Hakan İpek Kerem Leyla Mert Nazlı Oğuz Özlem Pınar Selim Şebnem Tolga Yağmur',
    ),
    front: words('Kara Demir Ak Yıldız Çelik Gök Altın Taş Güneş Deniz'),
    back: words('soylu oğulları taşçı dağlı kaya gönül bey men'),
  },
  {
    given: words(
      'Abdulrahman Basma Dalal Fadia Ghassan Hanan Ibtisam Jumana Khalil Lubna Marwan Nawal Omar Qais Rania Samir Tariq Wafa Yasmin Zaynab',
    ),
    front: words('Al-Hadi Al-Rash Ben Abu El-Mas Al-Naj Bou Al-Sab Ibn El-Kha'),
    back: words('dani shari wadi karim salem rimi touni zawi'),
  },
  {
    given: words(
      'Arash Bahareh Cyrus Darya Elham Farhad Golnaz Houman Jaleh Kaveh Laleh Mahsa Niloufar Parisa Ramin Shirin Taraneh Behzad',
    ),
    front: words('Shah Mir Naj Far Rah Kho Tab Moh Esf Gol'),
    back: words('rabadi zadegan pourian avari daneshi mandi sravi'),
  },
  {
    given: words(
      'Ananya Bhaskar Chitra Devika Gayatri Harish Ishaan Janaki Kavya Lakshmi Madhav Nandini Omkar Pranav Revathi Sanjana Tejas Uma Varun Yamini Arjun Meera',
    ),
    front: words('Vish Rama Krish Naga Sesha Chandra Venka Jaya Mani Surya Deva Ananda'),
    back: words('subban moorthi raghan rajulu nathan shekhar padhyan manian'),
  },
  {
    given: words(
      'Abhijit Barnali Debjani Indrani Kaushik Moumita Nazrul Parthib Rupsha Sharmistha Tanvir Farhana Shakil Anirban Nusrat Sumona',
    ),
    front: words('Chatto Bando Mukho Gango Bhatta Sen Das Raha'),
    back: words('padhi charji bhowmik guptara mazum khaled nandi'),
  },
  {
    given: words(
      'Jiaxin Wenbo Xiaoyan Zhihao Ruolan Mingyu Yifei Haoran Shuting Lingwei Jianguo Peiyun Qiaolin Tianyi Zixuan Yunhe Meihua Baolin Chenxi Guowei Siyuan Xuefeng',
    ),
    front: words(
      'Wei Zhou Tang Qian Luo Shen Jiang Peng Fang Meng Xue Hou Qiu Bai Yuan Ding Fan Ouyang Situ Zhuge Shangguan Huangfu Lü Duan Geng Mu Rong Nie Kou Ji',
    ),
    back: whole,
  },
  {
    given: words(
      'Akihiro Chiyoko Daisuke Emiko Fumiko Haruka Isamu Junko Kazuya Makoto Natsumi Osamu Reiko Shōta Takeshi Umeko Yūko Ryō Sayaka Tsubasa',
    ),
    front: words('Taka Mori Kawa Yama Hoshi Matsu Ishi Kuro Shira Naga Mizu Asa'),
    back: words('mura guchi bayashi hara zuka nobe gishi mizu tsuka yasu'),
  },
  {
    given: words(
      'Ha-eun Ji-hoon Min-seo Seo-yeon Dong-wook Eun-ji Hyun-woo Jae-min Kyung-soo Na-yeon Sang-hyuk Soo-ah Tae-yang Yoo-jin Byung-ho Chae-won',
    ),
    front: words(
      'Namgung Hwangbo Seonu Jegal Dokgo Sagong Ahn Baek Chae Doh Eom Gil Heo Jin Koo Maeng Noh Ok Pyo Ryu Seol Tak Wi Yeom',
    ),
    back: whole,
  },
  {
    given: words(
      'Bảo Châu Diệu Đức Giang Hạnh Khánh Linh Minh Ngọc Phượng Quỳnh Sơn Thảo Tuấn Uyên Việt Xuân Yến Hoàng',
    ),
    front: words('Nguyễn Trần Lê Phạm Đặng Bùi Đỗ Hồ Ngô Dương Lý Vương Trịnh Đinh Mai Tô Lương Hà Cao Quách'),
    back: whole,
  },
  {
    given: words(
      'Amihan Bayani Dewi Kartika Hasan Indah Joko Ligaya Made Nurul Putri Rahmat Siti Tala Wayan Yusof Amara Datu Ratna Budi',
    ),
    front: words('Wira Kusu Suma Hadi Prabo Tjokro Maka Dala Bala Sura'),
    back: words('gawan dijaya ntoro lingkod wibowo harto sari kusuma'),
  },
  {
    given: words(
      'Adébáyọ̀ Chinwe Dayo Ebele Folake Ifeoma Jide Kehinde Ngozi Obinna Olúwaseun Sade Temitope Uzoma Yetunde Zainab Kwame Akosua Kofi Abena',
    ),
    front: words('Ade Olu Ayo Ogun Oke Chuk Nwa Oba Akin Osei Ama Babat'),
    back: words('bowale tunji yemisi dairo worah kanmi ndukwe femiran kafor'),
  },
  {
    given: words(
      'Abebe Birtukan Dawit Eyerusalem Fikru Genet Hiwot Kidane Lemlem Mulugeta Rahel Selam Tsegaye Yonas Wanjiru Kamau Achieng Njeri Otieno Mwende',
    ),
    front: words('Tess Gebre Hail Wolde Mek Alem Kip Muth Nja Wai'),
    back: words('amariam meskel egiorgis onnen chumba oni oroge selassa'),
  },
  {
    given: words(
      'Leilani Kaimana Makoa Nālani Tama Hēmi Aroha Mereana Tevita Sione Lupe Ioane Sefina Manaia Keoni Pualani',
    ),
    front: words('Kea Makua Lani Tau Rangi Fale Wai Puka Tui Moa'),
    back: words('lohani hiwai marama tolu fono kahiko vaka ngaro'),
  },
  {
    given: words(
      'Aharon Batsheva Dov Elisheva Gideon Hadar Ilan Keren Liora Menachem Noa Oren Rivka Shira Talia Yael Ziv Eitan',
    ),
    front: words('Gold Rosen Ben- Bar- Sha Avi Kar Mandel'),
    back: words('shtein zohari lev mon dovid baumer hadar'),
  },
  {
    given: words(
      'Anahit Davit Gayane Hovhannes Karine Levon Nare Siranush Tigran Vahe Nino Giorgi Tamar Zurab Ketevan Lasha',
    ),
    front: words('Der- Hako Khach Mela Sark Tato Beri Kala'),
    back: words('vardian birian kyants dourian shvidze ndadze luashvili'),
  },
]
