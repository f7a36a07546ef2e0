export const chatAddresses = {
	message: 'POST /services/chatbot/message/',
	intent: 'POST /services/chatbot/intent/',
	history: 'GET /services/chatbot/history/',
} as const
