/** The city and state that a postal code stands for. */
export type PostalPlace = { city: string; state: string }

/**
 * State and main city of a six-digit postal code, to fill two fields that stay editable (D-44); null when the code is malformed or unknown.
 * City and state are a proposal: an area of three digits holds many towns.
 */
export function placeOfPostalCode(code: string): PostalPlace | null {
	if (!/^[1-9]\d{5}$/.test(code)) return null
	places ??= readTable()
	for (const length of [6, 5, 4, 3]) {
		const place = places.get(code.slice(0, length))
		if (place) return { ...place }
	}
	return null
}

let places: Map<string, PostalPlace> | undefined

function readTable() {
	const found = new Map<string, PostalPlace>()
	for (const line of table.trim().split('\n')) {
		const [state = '', areas = ''] = line.split(': ')
		for (const area of areas.split(', ')) {
			const words = area.split(' ')
			const city = words.filter((word) => !isPrefix(word)).join(' ')
			for (const prefix of words.filter(isPrefix)) found.set(prefix, { city, state })
		}
	}
	return found
}

const isPrefix = (word: string) => /^\d/.test(word)

// One line per state: the first digits of the codes, then the city. Every area has its three digits; more digits stand only where the
// three would name the wrong state, or another large city than the one people there write.
const table = `
Andaman and Nicobar Islands: 744 Sri Vijaya Puram
Andhra Pradesh: 515 Anantapur, 516 Kadapa, 517 Chittoor, 5173 Madanapalle, 5175 Tirupati, 518 Kurnool, 5185 Nandyal, 520 Vijayawada, 521 Machilipatnam, 522 Guntur, 5222 Tenali, 523 Ongole, 524 Nellore, 530 Visakhapatnam, 531 Anakapalli, 532 Srikakulam, 533 Kakinada, 5331 Rajahmundry, 534 Eluru, 5342 Bhimavaram, 535 Vizianagaram
Arunachal Pradesh: 790 Bomdila, 791 Itanagar, 792 Tezu
Assam: 781 Guwahati, 782 Nagaon, 783 Bongaigaon, 784 Tezpur, 785 Jorhat, 786 Dibrugarh, 7861 Tinsukia, 787 North Lakhimpur, 788 Silchar
Bihar: 800 801 Patna, 802 Arrah, 8021 Buxar, 803 Bihar Sharif, 804 Jehanabad, 805 Nawada, 811 Munger, 812 Bhagalpur, 813 814131 Banka, 821 Sasaram, 823 Gaya, 824 Aurangabad, 841 Chhapra, 842 Muzaffarpur, 843 Sitamarhi, 844 Hajipur, 845 Motihari, 845438 Bettiah, 846 Darbhanga, 847 Madhubani, 848 Samastipur, 851 Begusarai, 852 Saharsa, 853 Naugachia, 854 Purnia, 8541 Katihar, 855 Kishanganj
Chandigarh: 160 Chandigarh
Chhattisgarh: 490 Bhilai, 491 Durg, 4914 Rajnandgaon, 492 493 Raipur, 4937 Dhamtari, 494 Jagdalpur, 495 Bilaspur, 495677 Korba, 496 Raigarh, 497 Ambikapur
Dadra and Nagar Haveli and Daman and Diu: 36252 36254 36257 Diu, 39621 39622 Daman, 39623 39624 Silvassa
Delhi: 110 New Delhi
Goa: 403 Panaji, 4036 4037 Margao, 4038 Vasco da Gama
Gujarat: 360 Rajkot, 36057 Porbandar, 361 Jamnagar, 362 Junagadh, 363 Surendranagar, 3636 Morbi, 364 Bhavnagar, 365 Amreli, 370 Bhuj, 3702 Gandhidham, 380 382 Ahmedabad, 3820 Gandhinagar, 383 Himatnagar, 384 Mehsana, 3842 Patan, 385 Palanpur, 387 Nadiad, 388 Anand, 389 Godhra, 3891 Dahod, 390 391 Vadodara, 392 Bharuch, 393 Ankleshwar, 394 395 Surat, 396 Valsad, 39619 Vapi, 3964 Navsari
Haryana: 121 Faridabad, 122 Gurugram, 123 Rewari, 124 Rohtak, 1245 Bahadurgarh, 125 Hisar, 126 Jind, 127 Bhiwani, 131 Sonipat, 132 Karnal, 13210 Panipat, 133 1340 Ambala, 134 Panchkula, 135 Yamunanagar, 136 Kurukshetra, 1360 Kaithal
Himachal Pradesh: 171 Shimla, 172 Rampur, 173 Solan, 174 Bilaspur, 175 Mandi, 1751 Kullu, 176 Dharamshala, 177 Hamirpur
Jammu and Kashmir: 180 181 Jammu, 182 Udhampur, 184 Kathua, 185 Rajouri, 190 191 Srinagar, 192 Anantnag, 193 Baramulla
Jharkhand: 813208 Godda, 814 Deoghar, 815 Giridih, 816 Sahibganj, 822 Medininagar, 825 Hazaribagh, 826 828 Dhanbad, 827 Bokaro, 829 Ramgarh, 831 832 Jamshedpur, 833 Chaibasa, 834 835 Ranchi
Karnataka: 560 Bengaluru, 561 Doddaballapura, 562 Ramanagara, 563 Kolar, 570 Mysuru, 571 Mandya, 5712 Madikeri, 572 Tumakuru, 573 Hassan, 574 Puttur, 575 Mangaluru, 576 Udupi, 577 Davanagere, 5771 Chikkamagaluru, 5772 5774 Shivamogga, 5773 Bhadravathi, 5775 Chitradurga, 580 Hubballi, 58000 Dharwad, 581 Karwar, 5811 Haveri, 582 Gadag, 583 Ballari, 5832 Hosapete, 584 Raichur, 585 Kalaburagi, 5854 Bidar, 586 Vijayapura, 587 Bagalkot, 590 591 Belagavi
Kerala: 670 Kannur, 671 Kasaragod, 673 Kozhikode, 676 Malappuram, 678 Palakkad, 679 Ottapalam, 680 Thrissur, 682 Kochi, 683 Aluva, 685 Thodupuzha, 686 Kottayam, 688 Alappuzha, 689 Pathanamthitta, 6891 Thiruvalla, 690 Kayamkulam, 691 Kollam, 695 Thiruvananthapuram
Ladakh: 194 Leh
Lakshadweep: 68255 Kavaratti
Madhya Pradesh: 450 Khandwa, 4503 Burhanpur, 451 Khargone, 452 453 Indore, 454 Dhar, 455 Dewas, 456 Ujjain, 457 Ratlam, 458 Mandsaur, 4584 Neemuch, 460 Betul, 461 Narmadapuram, 462 463 Bhopal, 464 Vidisha, 465 Shajapur, 466 Sehore, 470 Sagar, 4706 Damoh, 471 Chhatarpur, 472 Tikamgarh, 473 Guna, 4735 Shivpuri, 474 475 Gwalior, 4756 Datia, 476 Morena, 477 Bhind, 480 Chhindwara, 4806 Seoni, 481 Balaghat, 482 Jabalpur, 483 Katni, 484 Shahdol, 485 Satna, 486 Rewa, 4868 Singrauli, 487 Narsinghpur, 488 Panna
Maharashtra: 400 Mumbai, 4006 Thane, 4007 400614 Navi Mumbai, 401 Palghar, 4011 Mira Bhayandar, 4012 Vasai, 4013 Virar, 402 Alibag, 410 Panvel, 4104 Lonavala, 4105 Chakan, 411 412 Pune, 413 Solapur, 41310 Baramati, 4135 Latur, 41350 Dharashiv, 414 Ahilyanagar, 415 Satara, 4156 Ratnagiri, 416 Kolhapur, 4164 Sangli, 421 Kalyan, 4210 Ulhasnagar, 4212 Dombivli, 421302 Bhiwandi, 4215 Ambernath, 422 Nashik, 423 Malegaon, 424 Dhule, 425 Jalgaon, 431 Chhatrapati Sambhajinagar, 4312 Jalna, 4314 4315 Parbhani, 4316 4317 4318 Nanded, 440 441 Nagpur, 4416 Gondia, 4419 Bhandara, 442 4424 Chandrapur, 4420 4421 4422 4423 Wardha, 443 Buldhana, 444 Akola, 4445 Washim, 4446 4447 4448 4449 Amravati, 445 Yavatmal
Manipur: 795 Imphal
Meghalaya: 793 Shillong, 794 Tura
Mizoram: 796 Aizawl
Nagaland: 797 Kohima, 79711 Dimapur, 798 Mokokchung
Odisha: 751 Bhubaneswar, 752 Puri, 753 754 Cuttack, 755 Jajpur, 756 Balasore, 7561 Bhadrak, 757 Baripada, 758 Keonjhar, 759 Angul, 7590 Dhenkanal, 760 Brahmapur, 761 Chhatrapur, 762 Phulbani, 763 Sunabeda, 764 Jeypore, 765 Rayagada, 766 Bhawanipatna, 767 Balangir, 768 Sambalpur, 7682 Jharsuguda, 769 Rourkela, 770 Sundargarh
Puducherry: 605 605106 605110 6055 60740 Puducherry, 6096 Karaikal, 673310 Mahe, 533464 Yanam
Punjab: 140 160055 160059 160062 160071 Mohali, 1400 1401 Rupnagar, 1404 Rajpura, 140603 160103 160104 Zirakpur, 141 Ludhiana, 142 Moga, 143 Amritsar, 144 Jalandhar, 145 Pathankot, 146 Hoshiarpur, 147 Patiala, 148 Sangrur, 151 Bathinda, 152 Firozpur
Rajasthan: 301 Alwar, 302 303 Jaipur, 304 Tonk, 305 Ajmer, 306 Pali, 307 Sirohi, 311 Bhilwara, 312 Chittorgarh, 313 Udaipur, 314 Dungarpur, 321 Bharatpur, 322 Sawai Madhopur, 323 Bundi, 324 Kota, 325 Baran, 326 Jhalawar, 327 Banswara, 328 Dholpur, 331 Churu, 332 Sikar, 333 Jhunjhunu, 334 Bikaner, 335 Sri Ganganagar, 3355 Hanumangarh, 341 Nagaur, 342 Jodhpur, 343 Jalore, 344 Barmer, 345 Jaisalmer
Sikkim: 737 Gangtok
Tamil Nadu: 600 Chennai, 601 602 Tiruvallur, 603 Chengalpattu, 604 Tindivanam, 6051 6052 6053 6054 6056 6057 6058 Viluppuram, 606 Tiruvannamalai, 6060 Vriddhachalam, 6062 Kallakurichi, 607 607401 Cuddalore, 608 Chidambaram, 609 Mayiladuthurai, 610 609608 Thiruvarur, 611 Nagapattinam, 612 Kumbakonam, 613 Thanjavur, 614 Mannargudi, 620 621 Tiruchirappalli, 622 Pudukkottai, 623 Ramanathapuram, 624 Dindigul, 625 Madurai, 6255 Theni, 626 Virudhunagar, 627 Tirunelveli, 6278 Tenkasi, 628 Thoothukudi, 629 Nagercoil, 630 Karaikudi, 631 Kanchipuram, 6310 Arakkonam, 632 Vellore, 635 Krishnagiri, 6351 Hosur, 6356 Tirupathur, 636 Salem, 6367 Dharmapuri, 637 Namakkal, 638 Erode, 639 Karur, 641 Coimbatore, 6416 Tiruppur, 642 Pollachi, 643 Ooty
Telangana: 500 501 Hyderabad, 5011 Vikarabad, 502 Sangareddy, 503 Nizamabad, 504 Adilabad, 5042 Mancherial, 505 Karimnagar, 5052 Ramagundam, 506 Warangal, 507 Khammam, 508 Nalgonda, 509 Mahabubnagar
Tripura: 799 Agartala
Uttar Pradesh: 201 Ghaziabad, 2013 Noida, 202 Aligarh, 203 Bulandshahr, 204 Hathras, 205 Mainpuri, 206 Etawah, 207 Etah, 208 209 Kanpur, 2095 2096 Farrukhabad, 2097 Kannauj, 2098 Unnao, 210 Banda, 211 212 Prayagraj, 2126 Fatehpur, 221 Varanasi, 222 Jaunpur, 223 Shahganj, 224 Ayodhya, 225 Barabanki, 226 Lucknow, 227 Amethi, 228 Sultanpur, 229 Raebareli, 230 Pratapgarh, 231 Mirzapur, 2312 Robertsganj, 232 Chandauli, 233 Ghazipur, 241 Hardoi, 242 Shahjahanpur, 243 Bareilly, 2436 Budaun, 244 Moradabad, 2442 Amroha, 2443 Sambhal, 2449 Rampur, 245 Hapur, 2467 Bijnor, 247 247662 247669 Saharanpur, 2477 Shamli, 250 Meerut, 2506 Baghpat, 251 Muzaffarnagar, 261 Sitapur, 262 Pilibhit, 2627 2628 2629 Lakhimpur, 271 Gonda, 2712 Balrampur, 2718 Bahraich, 272 Basti, 273 Gorakhpur, 274 Deoria, 275 Mau, 276 Azamgarh, 277 Ballia, 281 Mathura, 282 2831 Agra, 283 Firozabad, 284 Jhansi, 285 Orai
Uttarakhand: 24471 24472 Kashipur, 246 Kotdwar, 247656 247658 24766 24767 Roorkee, 248 Dehradun, 249 Haridwar, 2492 Rishikesh, 262308 262309 262310 262311 Khatima, 262401 262402 262405 Bazpur, 2625 Pithoragarh, 263 Haldwani, 2630 Nainital, 2636 Almora
West Bengal: 700 Kolkata, 711 Howrah, 712 Hooghly, 713 Bardhaman, 7132 Durgapur, 7133 Asansol, 721 Midnapore, 7213 Kharagpur, 7216 Haldia, 722 Bankura, 723 Purulia, 731 Suri, 732 Malda, 733 Raiganj, 734 Siliguri, 7341 Darjeeling, 7343 Kalimpong, 735 Jalpaiguri, 736 Cooch Behar, 741 Krishnanagar, 742 Berhampore, 743 Habra, 7431 Bhatpara, 7433 Diamond Harbour, 7434 Basirhat
`
