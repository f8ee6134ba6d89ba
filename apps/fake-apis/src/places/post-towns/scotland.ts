/** One county on each line: its towns, and the postcode districts of each town. */
export const scotland = `
Aberdeenshire: Aberdeen AB10 AB11 AB12 AB15 AB16 AB21 AB22 AB23 AB24 AB25, Banchory AB31, Ellon AB41, Fraserburgh AB43, Huntly AB54, Inverurie AB51, Peterhead AB42, Stonehaven AB39, Turriff AB53, Westhill AB32
Angus: Arbroath DD11, Brechin DD9, Carnoustie DD7, Dundee DD1 DD2 DD3 DD4 DD5, Forfar DD8, Montrose DD10
Argyll: Campbeltown PA28, Dunoon PA23, Lochgilphead PA31, Oban PA34, Rothesay PA20, Tobermory PA75
Ayrshire: Ayr KA6 KA7 KA8, Cumnock KA18, Girvan KA26, Irvine KA11 KA12, Kilmarnock KA1 KA2 KA3, Largs KA30, Prestwick KA9, Saltcoats KA21, Troon KA10
Caithness: Thurso KW14, Wick KW1
Clackmannanshire: Alloa FK10, Alva FK12, Tillicoultry FK13
Dumfriesshire: Annan DG12, Dumfries DG1 DG2, Lockerbie DG11, Sanquhar DG4
Dunbartonshire: Alexandria G83, Clydebank G81, Cumbernauld G67 G68, Dumbarton G82, Helensburgh G84, Kirkintilloch G66
East Lothian: Dunbar EH42, Haddington EH41, Musselburgh EH21, North Berwick EH39, Tranent EH33
Fife: Anstruther KY10, Cowdenbeath KY4, Cupar KY14 KY15, Dunfermline KY11 KY12, Glenrothes KY6 KY7, Kirkcaldy KY1 KY2, Leven KY8, Lochgelly KY5, St Andrews KY16
Inverness-shire: Aviemore PH22, Fort William PH33, Inverness IV1 IV2 IV3, Kingussie PH21, Nairn IV12, Portree IV51
Isle of Lewis: Stornoway HS1 HS2
Kirkcudbrightshire: Castle Douglas DG7, Dalbeattie DG5, Kirkcudbright DG6
Lanarkshire: Airdrie ML6, Bellshill ML4, Carluke ML8, Coatbridge ML5, East Kilbride G74 G75, Glasgow G1 G2 G3 G4 G5 G11 G12 G13 G14 G15 G20 G21 G31 G32 G33 G40 G41 G42 G43 G44 G51 G52, Hamilton ML3, Lanark ML11, Larkhall ML9, Motherwell ML1, Wishaw ML2
Midlothian: Bonnyrigg EH19, Dalkeith EH22, Edinburgh EH1 EH2 EH3 EH4 EH5 EH6 EH7 EH8 EH9 EH10 EH11 EH12 EH13 EH14 EH15 EH16 EH17, Penicuik EH26
Moray: Buckie AB56, Elgin IV30, Forres IV36, Keith AB55, Lossiemouth IV31
Orkney: Kirkwall KW15, Stromness KW16
Peeblesshire: Peebles EH45
Perthshire: Auchterarder PH3, Blairgowrie PH10, Crieff PH7, Dunblane FK15, Kinross KY13, Perth PH1 PH2, Pitlochry PH16
Renfrewshire: Barrhead G78, Gourock PA19, Greenock PA15 PA16, Johnstone PA5, Paisley PA1 PA2 PA3, Port Glasgow PA14, Renfrew PA4
Ross-shire: Alness IV17, Dingwall IV15, Invergordon IV18, Tain IV19, Ullapool IV26
Roxburghshire: Hawick TD9, Jedburgh TD8, Kelso TD5
Selkirkshire: Galashiels TD1, Selkirk TD7
Shetland: Lerwick ZE1
Stirlingshire: Denny FK6, Falkirk FK1 FK2, Grangemouth FK3, Larbert FK5, Stirling FK7 FK8 FK9
Sutherland: Dornoch IV25, Golspie KW10
Berwickshire: Duns TD11, Eyemouth TD14
West Lothian: Bathgate EH47 EH48, Broxburn EH52, Linlithgow EH49, Livingston EH53 EH54
Wigtownshire: Newton Stewart DG8, Stranraer DG9
`;
