export const chatAddresses = {
	message: 'POST /services/chatbot/message/',
	handOver: 'POST /services/chatbot/handover/',
	intent: 'POST /services/chatbot/intent/',
	history: 'GET /services/chatbot/history/',
} as const
