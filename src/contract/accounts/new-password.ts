import { z } from 'zod'
import { commonPassword, newPasswordProblem } from './account-words.ts'

/** A password that somebody chooses: the rules that the form shows, and none that anybody would try first (A.E-04, D-50). Taken as typed. */
export const newPassword = z
	.string({ error: ({ input }) => (input === undefined || input === null ? (newPasswordProblem('') ?? undefined) : undefined) })
	.superRefine((text, context) => {
		const problem = newPasswordProblem(text) ?? (isCommonPassword(text) ? commonPassword : null)
		if (problem) context.addIssue({ code: 'custom', message: problem })
	})

/** Whether this password passes the four rules and is still among the first that anybody would try (D-50). Case does not make it better. */
export const isCommonPassword = (text: string): boolean => common.has(text.toLowerCase())

const common = new Set(
	`
	password0 password00 password01 password1 password11 password12 password123 password1234 password12345 password123456 password2
	password3 password7 password9 password99 password10 password2020 password2021 password2022 password2023 password2024 password2025
	password2026 passw0rd passw0rd1 passw0rd123 p@ssw0rd p@ssw0rd1 p@ssword1 pa55word pa55w0rd password@1 password@123 mypassword1
	mypassword123 newpassword1 yourpassword1 changeme1 changeme12 changeme123 changeit1 letmein1 letmein12 letmein123 letmein1234
	welcome1 welcome01 welcome12 welcome123 welcome1234 welcome@1 welcome@123 welcome2024 welcome2025 welcome2026 default1 default123
	admin123 admin1234 admin12345 admin@123 administrator1 root1234 rootroot1 user1234 user12345 guest123 guest1234 login123 login1234
	test1234 test12345 testtest1 testing1 testing123 demo1234 sample123 secret123 secret1234 master123 access14 access123 temp1234
	temp12345 hello123 hello1234 hellohello1 helloworld1 goodluck1 iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu123 loveyou1
	lovely123 mylove123 trustno1 whatever1 nothing1 anything1 freedom1 sunshine1 sunshine12 princess1 princess12 princess123 superman1
	superman123 batman123 batman1234 spiderman1 pokemon1 pokemon123 dragon123 dragon12 monkey123 monkey12 shadow123 shadow12 football1
	football12 football123 baseball1 basketball1 cricket1 cricket123 cricket@123 hockey123 michael1 michael123 charlie1 charlie123
	jordan23 jessica1 ashley123 computer1 computer123 internet1 samsung1 samsung123 google123 google1234 facebook1 facebook123
	india123 india1234 india12345 india@123 india1947 mumbai123 bangalore1 chennai123 krishna1 krishna123 ganesh123 sairam123 omsairam1
	jaimatadi1 bharat123 bharat1234 priyanka1 rajesh123 rahul1234 abc12345 abc123456 abcd1234 abcd12345 abcde123 abcde12345 abcdef123
	abcabc123 a1b2c3d4 a1b2c3d4e5 aa123456 aaa12345 aaaa1111 asdf1234 asdf12345 asdfgh123 asdfghjk1 asdfghjkl1 zxcv1234 zxcvbnm1
	zxcvbnm123 qwer1234 qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty@123 qwertyu1 qwertyui1
	qwertyuiop1 qwerty01 qwaszx12 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsx123 qazwsxedc1 zaq12wsx zaq1xsw2
	123456ab 1234abcd 12345abc 123abc123 123qweasd 123456aa 1a2b3c4d pass1234 pass12345 pass@123 pass123456 summer2024 summer2025
	winter2024 winter2025 spring2025 january1 december1 monday123 sunday123 liverpool1 chelsea1 arsenal1 manutd123 barcelona1
	motorcycle1 motorbike1 yamaha123 yamahar15 hondacity1 bullet350 pulsar150 pulsar220 splendor1 activa123 hayabusa1 kawasaki1
	`
		.trim()
		.split(/\s+/),
)
