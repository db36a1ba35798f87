const units = require('./units');

module.exports.describe = (vessel) => `${vessel.name}, ${units.tonnes(vessel.weight)} t`;
